"""Plays random moves over plain HTTP, with nothing but Python 3:

    python3 random_player.py http://127.0.0.1:8080 [GAME] [LEVEL]     a new game against the engine
    python3 random_player.py http://127.0.0.1:8080 join ID CODE       a game that somebody invites you to
"""
import http.client
import json
import random
import secrets
import sys
import time
import urllib.error
import urllib.request

server, *words = sys.argv[1:]
games = server + "/api/games"
headers = {"Content-Type": "application/json"}


def post(address, message):
    request = urllib.request.Request(address, json.dumps(message).encode(), headers)
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


def send(address, command):
    """Sends a command until there is an answer. With an id it takes effect once, even if the first answer was lost."""
    command["id"] = secrets.token_hex(8)
    while True:
        try:
            return post(address, command)
        except urllib.error.HTTPError:  # an answer: the server rejects the command
            raise
        except (OSError, http.client.HTTPException) as lost:
            print("Sending again:", lost, file=sys.stderr)
            time.sleep(0.5)


def follow(game, me, after):
    """Yields what happened after what we know, then what happens, a line each; moves when it is our turn."""
    request = urllib.request.Request(f"{game}/events?after={after}", headers=headers)
    with urllib.request.urlopen(request, timeout=60) as lines:
        for line in lines:
            told = json.loads(line) if line.strip() else {}  # an empty line says that the server is there
            if "state" in told:
                yield told
                state = told["state"]
                if state["toMove"] == me and state["moves"]:  # none when it is over, or when a pass is made for us
                    send(game + "/actions", {"type": "play", "ply": state["ply"], "move": random.choice(state["moves"])})


headers["Authorization"] = "Bearer " + post(server + "/api/tokens", {})["token"]
if words[:1] == ["join"]:
    told = send(f"{games}/{words[1]}/actions", {"type": "join", "code": words[2]})
else:
    kind, level = (words + ["othello", "level-1"][len(words):])[:2]
    told = send(games, {"game": kind, "seats": {"X": "me", "O": level}, "games": 1})
game, me = games + "/" + told["game"]["id"], told["you"]
while told["state"]["status"] == "running":
    try:
        for told in follow(game, me, told["seq"]):
            if told["state"]["status"] != "running":
                break
    except (OSError, http.client.HTTPException) as lost:  # the server is away, or it told us of our move too late
        print("Asking again:", lost, file=sys.stderr)
    time.sleep(0.5)
print(f"{told['state'].get('result')}, we were {me}: {game}")
