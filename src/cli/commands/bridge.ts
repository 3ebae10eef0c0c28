import { type Command, Option } from 'commander';
import { wholeNumber } from '../../node/usage.ts';
import { server } from '../flags.ts';
import { runBridge } from '../online/bridge.ts';

export function bridgeCommand(command: Command): void {
  command
    .argument('<command>', 'the command line that starts it; {game} in it becomes the name of the game')
    .addOption(server())
    .addOption(new Option('--token <token>', 'of the bot whose challenges it takes').env('GAMUT_TOKEN'))
    .option('--game <games>', 'what it plays, separated by commas, where it does not say so itself')
    .option('--games <n>', 'games at a time', wholeNumber('--games', 1, 100), 4)
    .option('--time <ms>', 'milliseconds a move; 1000 where no nodes are given', wholeNumber('--time', 1, 3_600_000))
    .option('--nodes <n>', 'nodes a move', wholeNumber('--nodes', 1, 1e12))
    .action(runBridge);
}
