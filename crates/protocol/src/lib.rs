//! What the house and its clients say to each other.
