#!/usr/bin/env python3
"""A bot that plays Flip 7 at a table of a Fliphouse server.

It needs Python 3.9 or newer and the package `websockets`. docs/protocol.md describes what is said here.
"""

import argparse
import json
import secrets
import sys
import time
import urllib.error
import urllib.request

from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.sync.client import connect

VERSION = 1

EXAMPLES = """examples:
  flip7_bot.py --open                                a table with two bots of the house
  flip7_bot.py --open --people 2 --bots normal,strong  wait for one more player, then begin
  flip7_bot.py --table KMPQRS --name Robo            join a table by its code
"""


class Failure(Exception):
    """Something that trying again does not mend."""


class Lost(Exception):
    """The connection is gone; another may work."""


# --- Deciding -----------------------------------------------------------------------------------------------------


def risk(game, row):
    """How likely the next card busts a row."""
    unseen = game["unseen"]
    return sum(unseen.get(card, 0) for card in row["busts"]) / max(sum(unseen.values()), 1)


def choose(game, seat, stay_at):
    """One of the position's choices."""
    choices = game["choices"]
    row = game["rows"][seat - 1]
    if "hit" in choices and "stay" in choices:
        enough = row["points"] >= stay_at and not row["second_chance"]
        return "stay" if enough or risk(game, row) > 0.4 else "hit"
    targets = {choice: int(choice.split()[1]) for choice in choices if " " in choice}
    if not targets:
        return choices[0]
    card = choices[0].split()[0]

    def liking(choice):
        target = targets[choice]
        other = game["rows"][target - 1]
        standing = game["scores"][target - 1] + other["points"]
        if card == "second":
            return -standing
        if card == "flip3":
            return risk(game, other) if target != seat else -risk(game, other)
        return standing if target != seat else -1

    return max(targets, key=liking)


# --- Talking ------------------------------------------------------------------------------------------------------


class Bot:
    """One player at one table."""

    def __init__(self, options):
        self.options = options
        self.code = options.table
        self.secret = secrets.token_hex(32)
        # Whether the server may know the secret: then hello is said with it.
        self.maybe_known = False
        self.last = None
        self.number = None
        self.table = self.game = self.guest = None
        self.names = []
        self.waiting = {}
        self.count = 0
        self.salted_for = None
        self.ready_since = None
        self.socket = None
        self.tag = secrets.token_hex(4)

    def open_table(self):
        """Opens a table and takes its first seat."""
        bots = [level for level in self.options.bots.split(",") if level]
        body = {"game": "flip7", "name": self.options.name, "bots": bots, "rules": {"target": self.options.target}}
        request = urllib.request.Request(
            self.options.url + "/api/v1/tables",
            json.dumps(body).encode(),
            {"Content-Type": "application/json"},
        )
        try:
            with urllib.request.urlopen(request, timeout=10) as answer:
                opened = json.load(answer)
        except urllib.error.HTTPError as error:
            raise Failure(message_of(error.read())) from error
        except OSError as error:
            raise Failure(f"{self.options.url}: {error}") from error
        self.code = opened["table"]
        self.secret = opened["seat"]
        self.maybe_known = True
        print(f"table {self.code}", flush=True)

    def play(self):
        """Plays until the game is over; says who won."""
        patience = time.monotonic() + self.options.patience
        pause = 0.1
        while True:
            try:
                self.connect()
                patience, pause = time.monotonic() + self.options.patience, 0.1
                while not self.is_over():
                    self.act()
                    self.hear()
                self.socket.close()
                return self.table["last"]
            except (Lost, OSError, WebSocketException) as error:
                if time.monotonic() > patience:
                    raise Failure(f"{self.options.url}: no connection: {error}") from error
                time.sleep(pause)
                pause = min(pause * 2, 5)

    def connect(self):
        """Says hello, joins if need be, and sends again what was not answered."""
        address = self.options.url.replace("http", "ws", 1)
        try:
            self.socket = connect(f"{address}/api/v1/tables/{self.code}/socket", open_timeout=10)
        except InvalidStatus as error:
            if error.response.status_code in (429, 503):
                raise Lost(str(error)) from error
            raise Failure(message_of(error.response.body)) from error
        hello = {"type": "hello", "version": VERSION}
        if self.maybe_known:
            hello["secret"] = self.secret
        if self.last is not None:
            hello["last"] = self.last
        self.send(hello)
        self.hear()
        if self.guest is None:
            self.join()
        for identity, command in list(self.waiting.items()):
            self.send({"type": "do", "id": identity, "command": command})

    def join(self):
        """Comes in with a secret made here: should the answer get lost, hello with it finds out."""
        command = {"do": "join", "name": self.options.name, "sit": True, "key": self.secret}
        self.waiting.clear()
        self.send({"type": "do", "id": "join", "command": command})
        self.maybe_known = True
        while self.guest is None:
            self.hear()

    def send(self, message):
        self.socket.send(json.dumps(message))

    def do(self, command):
        """Sends a command under a new id."""
        self.count += 1
        identity = f"{self.tag}-{self.count}"
        self.waiting[identity] = command
        self.send({"type": "do", "id": identity, "command": command})

    def hear(self):
        """Takes one message, if one comes within a second."""
        try:
            message = json.loads(self.socket.recv(timeout=1))
        except TimeoutError:
            return
        kind = message["type"]
        if kind == "welcome":
            self.last, self.table, self.game = message["seq"], message["table"], message["game"]
            self.guest = message["you"]["guest"]
        elif kind == "event":
            self.follow(message)
        elif kind == "done":
            self.waiting.pop(message["id"], None)
            if message.get("you"):
                self.guest = message["you"]["guest"]
        elif kind == "refused":
            self.refused(message.get("id"), message["problem"])
        elif kind == "bye":
            self.dismissed(message["problem"], message["reconnect"])
        if self.table is not None:
            self.number = self.number or self.table["number"]
            if self.table["phase"] == "playing":
                self.names = [sitting["name"] for sitting in self.table["seats"]]

    def follow(self, event):
        """Takes an event. They are numbered without a gap."""
        if event["seq"] != self.last + 1:
            raise Lost(f"event {event['seq']} came after {self.last}")
        self.last = event["seq"]
        self.table = event.get("table") or self.table
        self.game = event.get("game") or self.game

    def refused(self, identity, problem):
        command = self.waiting.pop(identity, {"do": "join"} if identity == "join" else None)
        print(f"refused: {problem['message']}", file=sys.stderr)
        if problem["code"] in ("too_many", "broken"):
            time.sleep(1)
        if command and command["do"] == "join":
            raise Failure(problem["message"])

    def dismissed(self, problem, reconnect):
        if problem["code"] == "wrong_secret" and self.guest is None and self.maybe_known:
            # The join did not go through: once more, without the secret.
            self.maybe_known = False
            raise Lost(problem["message"])
        if problem["code"] == "taken_back":
            # What was seen is not what the table has: begin anew.
            self.last = None
        if not reconnect:
            raise Failure(problem["message"])
        raise Lost(problem["message"])

    # --- What to do next ---

    def is_over(self):
        last = self.table and self.table["last"]
        return bool(last) and last["number"] >= self.number

    def seat(self):
        seats = self.table["seats"]
        return next((place for place, sitting in enumerate(seats, 1) if sitting.get("guest") == self.guest), None)

    def act(self):
        """Sends what is to be sent now; never two commands at a time."""
        if self.waiting or self.guest is None:
            return
        if self.table["phase"] == "playing":
            self.move()
        elif self.salted_for != self.table["commitment"] and self.guest not in self.table["salted"]:
            self.salted_for = self.table["commitment"]
            self.do({"do": "salt", "salt": secrets.token_hex(16)})
        elif self.table["host"] == self.guest and self.everybody_is_ready():
            self.do({"do": "start"})

    def move(self):
        seat = self.seat()
        if seat is None or not self.game or self.game["to_act"] != seat or not self.game["choices"]:
            return
        time.sleep(self.options.pause)
        self.do({"do": "move", "action": choose(self.game, seat, self.options.stay_at)})

    def everybody_is_ready(self):
        """Whether all who are waited for sit; their salts are waited for a while."""
        people = [sitting["guest"] for sitting in self.table["seats"] if "guest" in sitting]
        if len(people) < self.options.people:
            self.ready_since = None
            return False
        self.ready_since = self.ready_since or time.monotonic()
        salted = all(guest in self.table["salted"] for guest in people)
        return salted or time.monotonic() > self.ready_since + 10


def message_of(body):
    """What a refused request says."""
    try:
        return json.loads(body)["message"]
    except (ValueError, KeyError, TypeError):
        return (body or b"refused").decode(errors="replace").strip()


def arguments():
    parser = argparse.ArgumentParser(
        description="Plays Flip 7 at a table of a Fliphouse server, and says who won.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--url", default="http://127.0.0.1:7777", help="the server (default: %(default)s)")
    where = parser.add_mutually_exclusive_group(required=True)
    where.add_argument("--table", metavar="CODE", help="join the table with this code")
    where.add_argument("--open", action="store_true", help="open a table, and begin when the people are there")
    parser.add_argument("--name", default="Python", help="what to be called (default: %(default)s)")
    parser.add_argument(
        "--bots", default="normal,normal", metavar="LEVELS", help="with --open: bots of the house (default: %(default)s)"
    )
    parser.add_argument(
        "--people", type=int, default=1, metavar="N", help="with --open: begin with so many people (default: %(default)s)"
    )
    parser.add_argument(
        "--target", type=int, default=200, metavar="POINTS", help="with --open: play to so many (default: %(default)s)"
    )
    parser.add_argument("--stay-at", type=int, default=25, metavar="POINTS", help="stay from here on (default: %(default)s)")
    parser.add_argument("--pause", type=float, default=0.5, metavar="S", help="think before a move (default: %(default)s)")
    parser.add_argument(
        "--patience", type=float, default=60, metavar="S", help="give up after so long without the server (default: %(default)s)"
    )
    options = parser.parse_args()
    options.url = options.url.rstrip("/")
    return options


def main():
    bot = Bot(arguments())
    try:
        if bot.options.open:
            bot.open_table()
        last = bot.play()
    except Failure as failure:
        print(f"flip7_bot: {failure}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    if last["winner"] is None:
        print("nobody won: the game was ended")
    else:
        seat = last["winner"]
        name = bot.names[seat - 1] if bot.names else "somebody"
        print(f"winner: seat {seat} ({name}) with {last['scores'][seat - 1]} points")
    return 0


if __name__ == "__main__":
    sys.exit(main())
