//! `fliphouse completions` and `fliphouse man`: what shells and `man` know of the program, from the
//! same definitions as its help.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use clap::{Command, CommandFactory};
use clap_mangen::Man;

use crate::args::{Args, CompletionsArgs, ManArgs};
use crate::failure::Failure;

/// Prints what a shell completes by.
pub fn completions(args: &CompletionsArgs) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Args::command(), "fliphouse", &mut script);
    io::stdout().lock().write_all(&script)?;
    Ok(())
}

/// Prints a manual page, or writes them all.
pub fn man(args: &ManArgs) -> Result<(), Failure> {
    let mut program = Args::command();
    program.build();
    if let Some(folder) = &args.all {
        return write_all(&program, folder);
    }
    let page = match args.command.as_deref() {
        None => program,
        Some(name) => program.find_subcommand(name).cloned().ok_or_else(|| no_command(&program, name))?,
    };
    Man::new(page).render(&mut io::stdout().lock())?;
    Ok(())
}

fn no_command(program: &Command, name: &str) -> Failure {
    let known: Vec<&str> = program.get_subcommands().map(Command::get_name).collect();
    Failure::usage(format_args!("man: there is no command {name:?}; there are: {}", known.join(", ")))
}

/// Writes the pages of the program and of all its commands, however deep.
fn write_all(command: &Command, folder: &Path) -> Result<(), Failure> {
    let page = Man::new(command.clone());
    let path = folder.join(page.get_filename());
    let failed = |error: io::Error| Failure::of(format_args!("{}: {error}", path.display()));
    fs::create_dir_all(folder).map_err(failed)?;
    let mut text = Vec::new();
    page.render(&mut text)?;
    fs::write(&path, text).map_err(failed)?;
    command.get_subcommands().try_for_each(|part| write_all(part, folder))
}
