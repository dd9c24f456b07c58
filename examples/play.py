"""Plays a whole game on a Boxcars server, against its bots, with Python's standard library alone.

    python3 examples/play.py dice-town
    python3 examples/play.py boomtown --server https://play.example.org --token TOKEN --seats 4 --bots hard

It answers at random. To play better, change `choose`.
"""

import argparse
import base64
import hashlib
import json
import os
import random
import secrets
import socket
import ssl
import struct
import sys
import urllib.error
import urllib.parse
import urllib.request

PROTOCOL = 3


class WebSocket:
    """As much of RFC 6455 as a client needs: text both ways, pings, and the close."""

    def __init__(self, address, headers):
        url = urllib.parse.urlsplit(address)
        is_safe = url.scheme == "https"
        port = url.port or (443 if is_safe else 80)
        self.socket = socket.create_connection((url.hostname, port))
        if is_safe:
            self.socket = ssl.create_default_context().wrap_socket(self.socket, server_hostname=url.hostname)
        self.reader = self.socket.makefile("rb")
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        lines = [f"GET {url.path} HTTP/1.1", f"Host: {url.netloc}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        self.socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        status = self.reader.readline().decode()
        if " 101 " not in status:
            raise ConnectionError(status.strip())
        while self.reader.readline() not in (b"\r\n", b""):
            pass

    def send(self, text, opcode=1):
        data = text if isinstance(text, bytes) else text.encode()
        mask = os.urandom(4)
        if len(data) < 126:
            head = struct.pack("!BB", 0x80 | opcode, 0x80 | len(data))
        elif len(data) < 65536:
            head = struct.pack("!BBH", 0x80 | opcode, 0x80 | 126, len(data))
        else:
            head = struct.pack("!BBQ", 0x80 | opcode, 0x80 | 127, len(data))
        masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(data))
        self.socket.sendall(head + mask + masked)

    def receive(self):
        """The next message; None once the server has hung up."""
        message = b""
        while True:
            head = self.reader.read(2)
            if len(head) < 2:
                return None
            opcode, length = head[0] & 0x0F, head[1] & 0x7F
            if length == 126:
                (length,) = struct.unpack("!H", self.reader.read(2))
            elif length == 127:
                (length,) = struct.unpack("!Q", self.reader.read(8))
            data = self.reader.read(length)
            if opcode == 8:
                return None
            if opcode == 9:
                self.send(data, opcode=10)
            elif opcode in (0, 1):
                message += data
                if head[0] & 0x80:
                    return message.decode()

    def close(self):
        self.send(struct.pack("!H", 1000), opcode=8)
        self.socket.close()


class Player:
    """A guest, or whoever the token belongs to."""

    def __init__(self, server, token):
        self.server = server
        self.token = token

    def call(self, method, path, body=None, headers=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.server + path, data, method=method, headers=headers or {})
        if data is not None:
            request.add_header("Content-Type", "application/json")
        if self.token is not None:
            request.add_header("Authorization", f"Bearer {self.token}")
        try:
            with urllib.request.urlopen(request) as answer:
                return json.load(answer), answer.headers
        except urllib.error.HTTPError as refused:
            sys.exit(json.load(refused).get("sentence", str(refused)))
        except urllib.error.URLError as problem:
            sys.exit(f"No connection to {self.server}: {problem.reason}")

    def make_token(self):
        """A guest makes a token for itself. A person does that once, in the site's settings, and hands it on."""
        _, headers = self.call("POST", "/api/me", {"name": "play.py"})
        cookie = headers["Set-Cookie"].split(";")[0]
        made, _ = self.call("POST", "/api/me/tokens", {"label": "play.py"}, {"Cookie": cookie})
        self.token = made["token"]

    def open_table(self, game, seats, bots):
        """A new table, and the share of its luck that is promised now and shown at the start."""
        known, _ = self.call("GET", "/api/games")
        found = next((one for one in known["games"] if one["id"] == game), None)
        if found is None:
            sys.exit(f"No game {game}; there are {', '.join(one['id'] for one in known['games'])}.")
        nonce = secrets.token_bytes(32)
        others = [{"kind": "bot", "level": bots}] * ((seats or found["seats"]["min"]) - 1)
        asked = {"game": game, "seats": others, "nonceHash": hashlib.sha256(nonce).hexdigest()}
        made, _ = self.call("POST", "/api/tables", asked)
        return made["table"]["id"], nonce.hex()

    def play(self, table, nonce):
        """Looks at the table, has it started, and answers whatever is asked until the match is over."""
        wire = WebSocket(f"{self.server}/api/socket", {"Authorization": f"Bearer {self.token}"})
        send = lambda message: wire.send(json.dumps(message))
        send({"t": "hello", "protocol": PROTOCOL})
        is_started, answered, inputs = False, None, 0
        while True:
            text = wire.receive()
            if text is None:
                sys.exit("The server hung up.")
            message = json.loads(text)
            kind = message["t"]
            if kind == "hello":
                # It goes by the questions: what happened meanwhile is of no use to it.
                send({"t": "watch", "table": table, "events": False})
            elif kind == "table" and not is_started:
                is_started = True
                self.call("POST", f"/api/tables/{table}/start", {})
            elif kind == "nonces":
                send({"t": "nonce", "table": table, "nonce": nonce})
            elif kind == "refused":
                sys.exit(message["sentence"])
            elif kind == "reload":
                sys.exit("The server speaks another protocol.")
            if kind not in ("sync", "entry"):
                continue
            if "asked" not in message:
                return wire.close()
            question, yours = message["asked"]["id"], message.get("yours")
            if yours is None or "pending" in yours or question == answered:
                continue
            answered, inputs = question, inputs + 1
            send({"t": "answer", "table": table, "question": question, "input": f"input-{inputs}", "action": choose(yours)})


def choose(yours):
    """One of the answers that can be given."""
    return random.choice(yours.get("legal", yours["question"]["options"]))


def main():
    parser = argparse.ArgumentParser(description="Plays a whole game on a Boxcars server.")
    parser.add_argument("game")
    parser.add_argument("--server", default="http://127.0.0.1:8080")
    parser.add_argument("--token")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--bots", default="easy")
    flags = parser.parse_args()
    player = Player(flags.server, flags.token)
    if player.token is None:
        player.make_token()
    table, nonce = player.open_table(flags.game, flags.seats, flags.bots)
    player.play(table, nonce)
    over = player.call("GET", f"/api/tables/{table}")[0]["table"]
    for seat, chair in enumerate(over["seats"]):
        print(f"{over['outcome']['ranks'][seat]}. {chair['name']}: {over['outcome']['points'][seat]}")


if __name__ == "__main__":
    main()
