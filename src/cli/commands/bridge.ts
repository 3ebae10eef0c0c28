import { type Command, Option } from 'commander';
import { wholeNumber } from '../../node/usage.ts';
import { say } from '../../node/words/say.ts';
import { server } from '../flags.ts';
import { runBridge } from '../online/bridge.ts';

export function bridgeCommand(command: Command): void {
  command
    .argument(
      '<command>',
      say('command line of the engine; {game} in it becomes the name of the game', { game: '{game}' }),
    )
    .addOption(server())
    .addOption(new Option('--token <token>', say('token of the bot')).env('GAMUT_TOKEN'))
    .option('--game <games>', say('the games it plays, separated by commas, if the engine does not say so'))
    .option('--games <n>', say('most games at the same time'), wholeNumber('--games', 1, 100), 4)
    .option(
      '--time <ms>',
      say('milliseconds per move; 1000 if --nodes is not given'),
      wholeNumber('--time', 1, 3_600_000),
    )
    .option('--nodes <n>', say('nodes per move'), wholeNumber('--nodes', 1, 1e12))
    .action(runBridge);
}
