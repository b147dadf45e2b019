//! The options of whoever looks after a server's data.

use std::path::PathBuf;

use clap::Subcommand;
use server::store::StoreAddress;

use super::count::{MOST_U32, count};

/// Where tables are kept.
#[derive(Debug, clap::Args)]
pub struct PlaceArgs {
    /// The folder that tables are kept in
    #[arg(long, value_name = "DIR", default_value = "fliphouse-data", env = "FLIPHOUSE_DATA", global = true)]
    pub data: PathBuf,

    /// The store that tables are kept in, in place of --data: sqlite:DIR
    #[arg(long, value_name = "STORE", conflicts_with = "data", env = "FLIPHOUSE_STORE", global = true)]
    pub store: Option<StoreAddress>,
}

impl PlaceArgs {
    /// The store that was asked for, and the option that did: a folder is one too.
    pub fn address(&self) -> (&'static str, StoreAddress) {
        match &self.store {
            Some(address) => ("store", address.clone()),
            None => ("data", StoreAddress::Sqlite(self.data.clone())),
        }
    }
}

#[derive(Debug, clap::Args)]
#[command(after_help = "\
check, stats, backup and export may be used while the server runs; restore and prune only while it does not. A server
prunes by itself, see `fliphouse serve --keep-days`. docs/operating.md says what to do when something is wrong.

Examples:
  fliphouse house check
  fliphouse house stats --json
  fliphouse house backup tables-today.db --data /var/lib/fliphouse
  fliphouse house restore tables-today.db
  fliphouse house export KMPQRS > table.json")]
pub struct HouseArgs {
    #[command(flatten)]
    pub place: PlaceArgs,

    /// What to do
    #[command(subcommand)]
    pub command: HouseCommand,
}

#[derive(Debug, Subcommand)]
pub enum HouseCommand {
    /// Check that nothing was altered, cut off or lost; exit status 1 if something was
    Check,
    /// Say how many tables and events there are, and how much space they take
    Stats {
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Copy everything to a new file, and check the copy
    Backup {
        /// The file to write
        file: PathBuf,
    },
    /// Put a backup in the place of what is there, which is kept under another name
    Restore {
        /// The backup
        file: PathBuf,
    },
    /// Forget the tables that were closed long ago, and give back the space they take
    Prune {
        /// How many days closed tables are kept; 0 for ever
        #[arg(long, value_name = "N", default_value_t = 90, env = "FLIPHOUSE_KEEP_DAYS",
            value_parser = count::<u32>(0..=MOST_U32))]
        keep_days: u32,
    },
    /// Print the log of a table as JSON, without its secrets
    Export {
        /// The code of the table
        table: String,
    },
}
