// A bot that plays the move with the longest name, the first of several. It knows no rules: the arena sends the legal moves
// (option LegalMoves). Build: rustc -O -o longest longest.rs
use std::io::{self, BufRead, Read, Write};

const GAMES: &str = "agere azacru crosscut crossings epaminondas lilacru pacru shacru";
const LONGEST_LINE: u64 = 1 << 20;

fn say(line: &str) {
    println!("{line}");
    io::stdout().flush().expect("nobody listens");
}

fn introduce() {
    let vars: Vec<String> = GAMES.split(' ').map(|game| format!("var {game}")).collect();
    say("id name Longest in Rust");
    say("id author the Gamut authors");
    say(&format!("option name Game type combo default agere {}", vars.join(" ")));
    say("option name LegalMoves type check default true");
    say("ugiok");
}

/// The longest of the words after searchmoves.
fn choose(words: &[&str]) -> String {
    let moves = words.iter().skip_while(|word| **word != "searchmoves").skip(1);
    let best = moves.fold("none", |best, one| if best == "none" || one.len() > best.len() { one } else { best });
    best.to_string()
}

fn unknown(line: &str) {
    let start: String = line.trim().chars().take(80).collect();
    say(&format!("info string unknown: {start}"));
}

/// A line, of which at most LONGEST_LINE bytes are kept; the rest is dropped. None at the end of the input.
fn read_line(input: &mut impl BufRead) -> Option<(String, bool)> {
    let mut bytes = Vec::new();
    input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut bytes).ok()?;
    if bytes.is_empty() {
        return None;
    }
    let is_long = bytes.len() as u64 == LONGEST_LINE && bytes.last() != Some(&b'\n');
    let mut rest = if is_long { Vec::new() } else { vec![b'\n'] };
    while rest.last() != Some(&b'\n') {
        rest.clear();
        if input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut rest).ok()? == 0 {
            break;
        }
    }
    Some((String::from_utf8_lossy(&bytes).into_owned(), is_long))
}

fn main() {
    let mut input = io::stdin().lock();
    let mut waiting: Option<String> = None; // the move that waits for "stop"
    while let Some((line, is_long)) = read_line(&mut input) {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            _ if is_long => say("info string error: a line was too long and was dropped"),
            [] | ["uginewgame", ..] | ["position", ..] => {}
            ["setoption", "name", "Game" | "LegalMoves", ..] => {}
            ["ugi", ..] => introduce(),
            ["isready", ..] => say("readyok"),
            ["go", ..] if words.contains(&"infinite") => waiting = Some(choose(&words)),
            ["go", ..] => say(&format!("bestmove {}", choose(&words))),
            ["stop", ..] => {
                if let Some(best) = waiting.take() {
                    say(&format!("bestmove {best}"));
                }
            }
            ["quit", ..] => return,
            _ => unknown(&line),
        }
    }
}
