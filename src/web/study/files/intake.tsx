import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { route } from '../../state/route.ts';
import { useShownText } from '../../state/shown-text.ts';
import { texts } from '../../state/texts.ts';

/** Screens on which anything may be pasted or dropped. */
const OPEN_SCREENS = [undefined, 'analyse', 'games', 'link'];

/** Listens for games that are pasted or dropped anywhere; shows one sentence about what cannot be read. */
export function Intake() {
  const told = useShownText();
  /** Games of which it may be. */
  const ways = useSignal<readonly { readonly name: string; open(): void }[]>([]);
  const isOver = useSignal(false);
  useEffect(() => {
    const isOpen = () => OPEN_SCREENS.includes(route.value[0]);
    const open = async (text: Promise<string> | string) => {
      // The code that reads records is large, and fetched when there is something to read.
      const { gamesFor, openText } = await import('./open.ts');
      const given = await text;
      told.value = (await openText(given)) ?? '';
      const fitting = told.value === '' ? [] : await gamesFor(given);
      ways.value = fitting.map((game) => ({ name: game.name, open: () => void openText(given, game) }));
    };
    const paste = (event: ClipboardEvent) => {
      const isTyping = (event.target as Element).matches?.('input, textarea, select');
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (isTyping || !isOpen() || text === '') return;
      event.preventDefault();
      void open(text);
    };
    const carries = (event: DragEvent) =>
      isOpen() && event.dataTransfer?.types.some((type) => type === 'Files' || type === 'text/plain') === true;
    const over = (event: DragEvent) => {
      isOver.value = carries(event);
      if (isOver.value) event.preventDefault();
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) isOver.value = false;
    };
    const drop = (event: DragEvent) => {
      isOver.value = false;
      if (!carries(event)) return;
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      const text = event.dataTransfer?.getData('text/plain') ?? '';
      void open(file === undefined ? text : import('./open.ts').then(({ textOf }) => textOf(file)));
    };
    const removers = [
      listen('paste', paste),
      listen('dragover', over),
      listen('dragleave', leave),
      listen('drop', drop),
      listen('hashchange', () => {
        told.value = '';
      }),
    ];
    return () => {
      for (const remove of removers) remove();
    };
  }, [told, isOver, ways]);
  return (
    <>
      {isOver.value && <p class="drop-here">{texts.value.dropHere}</p>}
      <div class="intake" role="alert">
        {told.value !== '' && (
          <p>
            {told.value}{' '}
            {ways.value.map(({ name, open }) => (
              <button key={name} type="button" onClick={open}>
                {name}
              </button>
            ))}{' '}
            <button
              type="button"
              onClick={() => {
                told.value = '';
              }}
            >
              {texts.value.dismiss}
            </button>
          </p>
        )}
      </div>
    </>
  );
}

function listen<Name extends keyof WindowEventMap>(
  name: Name,
  hear: (event: WindowEventMap[Name]) => void,
): () => void {
  addEventListener(name, hear);
  return () => removeEventListener(name, hear);
}
