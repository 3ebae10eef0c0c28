#!/usr/bin/env node
// A bot that plays any legal move online: node random-bot.mjs <address of the server> <token>
// It needs nothing but Node. The token comes from gamut token make; people invite the bot with the seat word bot:<name>.
const [address, token] = process.argv.slice(2);
const server = address.replace(/\/$/, '');
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };

const wait = (seconds) => new Promise((resolve) => setTimeout(resolve, 1000 * seconds));

/** Asks for something until there is an answer; too many requests and short breaks are waited for. */
async function post(path, body) {
  for (;;) {
    const response = await fetch(server + path, { method: 'POST', headers, body: JSON.stringify(body) }).catch(
      () => {},
    );
    if (response !== undefined && ![429, 503].includes(response.status)) return response.json();
    await wait(Number(response?.headers.get('retry-after') ?? 1));
  }
}

/** The lines of a stream as objects, over all breaks; empty lines only say that it lives. */
async function* lines(path) {
  for (; ; await wait(1)) {
    const response = await fetch(server + path, { headers }).catch(() => {});
    if (response === undefined || [429, 503].includes(response.status)) continue;
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    let rest = '';
    try {
      for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
        const parts = (rest + chunk).split('\n');
        rest = parts.pop();
        for (const part of parts) if (part.trim() !== '') yield JSON.parse(part);
      }
    } catch {
      // The connection broke.
    }
  }
}

/** Plays one game to its end. */
async function play(room) {
  for await (const state of lines(`/api/bot/rooms/${room}/stream?legal`)) {
    if (state.say !== 'state') continue;
    if (state.status === 'over') return console.log(room, 'is over:', state.outcome.reason);
    const { isYourTurn, legal, epoch, ply } = state;
    if (!isYourTurn) continue;
    const move = legal[Math.floor(legal.length * Math.random())];
    // Epoch and ply identify the position in which it was chosen, so that a repeated request plays once.
    await post(`/api/bot/rooms/${room}/moves`, { move, epoch, ply });
  }
}

for await (const event of lines('/api/bot/events')) {
  if (event.say === 'challenge') {
    console.log(event.by, 'asks for', event.game);
    await post(`/api/bot/challenges/${event.room}/accept`, {});
  } else if (event.say === 'game start') play(event.room);
}
