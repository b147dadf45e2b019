//! Logs in memory keep the contract, and are full when their room is.

use browser_log::{Failure, Memory, Store as _};

use crate::contract::{self, entries, header, name};
use crate::{PLAN, now};

#[test]
fn memory_keeps_the_contract() {
    now(contract::holds(&Memory::new(PLAN)));
}

#[test]
fn what_does_not_fit_is_not_written_at_all() {
    let memory = Memory::new(PLAN);
    let log = name("log");
    assert_eq!(now(memory.append(&log, 0, &entries([1]), &header(1))), Ok(1));
    memory.give_room(0);
    assert_eq!(now(memory.append(&log, 1, &entries([2]), &header(2))), Err(Failure::Full));
    assert_eq!(now(memory.put_header(&log, &header(3))), Err(Failure::Full));
    let read = now(memory.read(&log)).unwrap();
    assert_eq!((read.header, read.entries), (header(1), entries([1])));
    memory.give_room(Memory::ROOM);
    assert_eq!(now(memory.append(&log, 1, &entries([2]), &header(2))), Ok(2));
}
