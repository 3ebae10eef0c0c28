import process from 'node:process';
import { CommanderError } from 'commander';
import { atDoor } from './door.ts';
import { speakAsAsked } from './language.ts';
import { makeProgram } from './program.ts';

const WRONG_USE = 2;

await atDoor(async () => {
  const words = process.argv.slice(2);
  await speakAsAsked(words);
  const program = await makeProgram(words);
  try {
    await program.parseAsync();
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode !== 0) process.exitCode = WRONG_USE;
  }
});
