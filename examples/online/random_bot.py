#!/usr/bin/env python3
"""A bot that plays any legal move online: python3 random_bot.py <address of the server> <token>

It needs nothing but Python. The token comes from POST /api/tokens; people invite the bot with the seat word bot:<name>.
"""

import json
import random
import sys
import threading
import time
import urllib.error
import urllib.request

SERVER, TOKEN = sys.argv[1].rstrip("/"), sys.argv[2]


def call(path, body=None):
    """Opens a path of the server; with a body it is a POST."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": "Bearer " + TOKEN, "Content-Type": "application/json"}
    return urllib.request.urlopen(urllib.request.Request(SERVER + path, data, headers), timeout=30)


def post(path, body):
    """Asks for something until there is an answer; too many requests and short breaks are waited for."""
    while True:
        try:
            return json.load(call(path, body))
        except urllib.error.HTTPError as error:
            if error.code not in (429, 503):
                return json.load(error)  # refused by name, as {"code": "stale"}
            time.sleep(float(error.headers.get("Retry-After", 1)))
        except OSError:
            time.sleep(1)


def lines(path):
    """The lines of a stream as objects, over all breaks; empty lines only say that it lives."""
    while True:
        try:
            with call(path) as stream:
                for line in stream:
                    if line.strip():
                        yield json.loads(line)
        except urllib.error.HTTPError as error:
            if error.code not in (429, 503):
                raise
        except OSError:
            pass
        time.sleep(1)


def play(room):
    """Plays one game to its end."""
    for state in lines(f"/api/bot/rooms/{room}/stream?legal"):
        if state["say"] == "state" and state["status"] == "over":
            return print(room, "is over:", state["outcome"]["reason"], flush=True)
        if state["say"] == "state" and state["isYourTurn"]:
            move = random.choice(state["legal"])
            # Epoch and ply identify the position in which it was chosen, so that a repeated request plays once.
            post(f"/api/bot/rooms/{room}/moves", {"move": move, "epoch": state["epoch"], "ply": state["ply"]})


for event in lines("/api/bot/events"):
    if event["say"] == "challenge":
        print(event["by"], "asks for", event["game"], flush=True)
        post(f"/api/bot/challenges/{event['room']}/accept", {})
    elif event["say"] == "game start":
        threading.Thread(target=play, args=[event["room"]], daemon=True).start()
