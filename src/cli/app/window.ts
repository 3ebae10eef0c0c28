import process from 'node:process';
import { Box, type Instance, render, Text, useInput, usePaste, useWindowSize } from 'ink';
import { createElement, useEffect, useReducer } from 'react';
import { fill } from '../../core/words.ts';
import type { Navigator } from './kit/navigator.ts';
import { readInput } from './terminal/keys.ts';
import { ASK_BACKGROUND, MOUSE_OFF, MOUSE_ON, MouseFilter } from './terminal/mouse.ts';
import type { Painter } from './terminal/paint.ts';

/** How the navigator reaches the window that shows it. */
export interface Listen {
  redraw: () => void;
  quit: () => void;
}

/** How a window opens. */
interface Opening {
  /** Loads what the first page does not need. */
  getReady(): Promise<unknown>;
  /** Whether nobody has said yet if the window is dark or light. */
  readonly asksBackground: boolean;
}

/** Milliseconds between two drawings: more than anybody sees, and computers may move faster than that. */
const FRAME_MS = 30;

/** Exit status after a mistake of ours. */
const CRASHED = 1;
/** Signals that end the program, and their numbers; shells add 128 to tell. */
const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;

/**
 * Shows a navigator full-screen until it is left; the window is as it was afterwards, whatever happens.
 * What is typed waits until the navigator is ready, which it gets while its first page is seen.
 */
export async function showInWindow(
  navigator: Navigator,
  painter: () => Painter,
  listen: Listen,
  { getReady, asksBackground }: Opening,
): Promise<void> {
  const screen: { app?: Instance } = {};
  const restore = () => {
    screen.app?.unmount();
    process.stdout.write(MOUSE_OFF);
  };
  const crash = (error: unknown) => {
    if (isHangUp(error)) process.exit(128 + SIGNALS.SIGHUP);
    restore();
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${fill(navigator.texts.crashed, { reason })}\n`);
    process.exit(CRASHED);
  };
  process.once('uncaughtException', crash);
  process.once('unhandledRejection', crash);
  for (const [signal, number] of Object.entries(SIGNALS)) {
    process.once(signal, () => {
      restore();
      process.exit(128 + number);
    });
  }
  const keyboard = new MouseFilter(process.stdin, (input) => navigator.handle(input));
  // Before anything is drawn: Ink does it afterwards, and what is typed in between would be written over the picture.
  keyboard.setRawMode(true);
  screen.app = render(createElement(Window, { navigator, painter, listen, crash }), {
    // Ink uses what a keyboard and a filter before it have in common.
    stdin: keyboard as unknown as NodeJS.ReadStream,
    interactive: true, // whoever opened it knows that there is a terminal, also where builds are checked
    alternateScreen: true,
    exitOnCtrlC: false,
    patchConsole: false,
    incrementalRendering: true,
    maxFps: 60,
  });
  process.stdout.write(MOUSE_ON + (asksBackground ? ASK_BACKGROUND : ''));
  listen.quit = () => screen.app?.unmount();
  await getReady().catch(crash);
  keyboard.open();
  await screen.app.waitUntilExit();
  restore();
  // Workers that still think keep nobody waiting.
  process.exit();
}

interface WindowProps {
  readonly navigator: Navigator;
  painter(): Painter;
  readonly listen: Listen;
  crash(error: unknown): void;
}

function Window({ navigator, painter, listen, crash }: WindowProps) {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const { columns, rows } = useWindowSize();
  useEffect(() => {
    listen.redraw = atMostEvery(FRAME_MS, draw);
  }, [listen]);
  useInput((text, key) => {
    for (const input of readInput(text, key)) navigator.handle(input);
  });
  usePaste((text) => navigator.handle({ kind: 'paste', text }));
  const lines = drawn();
  return createElement(
    Box,
    { flexDirection: 'column' },
    lines.map((line, index) => createElement(Text, { key: index, wrap: 'truncate' }, line)),
  );

  /** What goes wrong here would else be drawn by Ink, with its stack. */
  function drawn(): string[] {
    try {
      const dress = painter();
      // One row less than the window: a terminal scrolls when its last corner is written.
      return navigator.draw({ columns, rows: rows - 1 }).map((line) => dress.paint(line) || ' ');
    } catch (error) {
      crash(error);
      return [];
    }
  }
}

/** Whether the terminal is gone: nobody could read what we say. */
function isHangUp(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EIO' || error.code === 'EPIPE');
}

/** Does something soon, and once for all who ask until then. */
function atMostEvery(milliseconds: number, act: () => void): () => void {
  let isDue = false;
  return () => {
    if (isDue) return;
    isDue = true;
    setTimeout(() => {
      isDue = false;
      act();
    }, milliseconds);
  };
}
