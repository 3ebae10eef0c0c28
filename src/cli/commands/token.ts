import process from 'node:process';
import type { Command } from 'commander';
import { hint, print, UsageError } from '../../node/usage.ts';
import { say } from '../../node/words/say.ts';
import { server, withWho } from '../flags.ts';
import { enterAsGuest, type Who } from '../online/guest.ts';
import { type Remote, type Reply, readOrigin } from '../online/remote.ts';

export function tokenCommand(command: Command): void {
  withWho(
    command
      .argument('<action>', say('make, list or revoke'))
      .argument('[name]', say('name of the bot, or number of the token to revoke'))
      .addOption(server()),
  )
    .option('--json', say('print JSON'))
    .action((action: string, name: string | undefined, _, self: Command) =>
      runToken(action, name, self.optsWithGlobals<TokenFlags>()),
    );
}

interface TokenFlags extends Who {
  readonly server: string;
  readonly json?: boolean;
}

interface TokenNote {
  readonly id: string;
  readonly bot: string;
  readonly created: number;
}

const ACTIONS = ['make', 'list', 'revoke'];

/** Makes, lists or revokes tokens of one's own bots, as the account page does. */
async function runToken(action: string, name: string | undefined, flags: TokenFlags): Promise<void> {
  if (!ACTIONS.includes(action))
    throw new UsageError(say('{action} is not make, list or revoke{hint}.', { action, hint: hint(action, ACTIONS) }));
  if (action !== 'list' && name === undefined)
    throw new UsageError(
      say(
        action === 'make'
          ? 'Please name the bot, as in gamut token make my-bot.'
          : 'Please name the token; gamut token list shows their numbers.',
      ),
    );
  const remote = await enterAsGuest(readOrigin(flags.server), flags);
  if (action === 'list') return list(remote, flags);
  if (action === 'revoke') return revoke(remote, name ?? '');
  const { body } = await provenly(remote, () => remote.ask('POST', '/api/tokens', { bot: name }));
  if (flags.json) return print(JSON.stringify(body));
  print(String(body.token));
  process.stderr.write(
    `${say('This is the only time that the token of {bot} is shown.', { bot: String(body.bot) })}\n`,
  );
}

async function list(remote: Remote, { json }: TokenFlags): Promise<void> {
  const { body } = checked(await remote.ask('GET', '/api/tokens'));
  const tokens = body.tokens as readonly TokenNote[];
  if (json) return print(JSON.stringify(tokens));
  if (tokens.length === 0) print(say('There are no tokens.'));
  for (const { id, bot, created } of tokens) print(`${id}  ${bot}  ${new Date(created).toISOString().slice(0, 10)}`);
}

async function revoke(remote: Remote, id: string): Promise<void> {
  const { status } = await remote.ask('DELETE', `/api/tokens/${encodeURIComponent(id)}`);
  if (status === 404)
    throw new UsageError(say('There is no token {id}; gamut token list shows their numbers.', { id }));
  print(say('The token {id} is revoked.', { id }));
}

/** Asks; where the server wants a proof of who owns the account, with the password in the environment. */
async function provenly(remote: Remote, ask: () => Promise<Reply>): Promise<Reply> {
  const first = await ask();
  if (first.body.code !== 'not proven') return checked(first);
  const password = process.env.GAMUT_PASSWORD;
  if (password === undefined)
    throw new UsageError(say('Your account asks for its password: put it into the variable GAMUT_PASSWORD.'));
  checked(await remote.ask('POST', '/api/account/prove', { password }));
  return checked(await ask());
}

const REFUSALS = {
  'not allowed': 'This name belongs to another bot or account.',
  'too many': 'There are too many tokens or bots; revoke one.',
  'bad input': 'A bot is called by 2 to 24 small letters, digits and hyphens.',
  wrong: 'The password is wrong.',
} as const;

function checked(reply: Reply): Reply {
  if (reply.status < 300) return reply;
  const code = String(reply.body.code);
  if (Object.hasOwn(REFUSALS, code)) throw new UsageError(say(REFUSALS[code as keyof typeof REFUSALS]));
  throw new UsageError(say('The server refuses this ({code}).', { code }));
}
