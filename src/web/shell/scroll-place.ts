/** Where each place in the history was scrolled to when it was left. */
const places = new Map<string, number>();
/** The place that is shown, and how far it is scrolled. */
let here = nameHere();
let now = 0;

/** Remembers how far the shown screen is scrolled. */
export function followScroll(): void {
  addEventListener(
    'scroll',
    () => {
      now = scrollY;
    },
    { passive: true },
  );
}

/** Another screen is shown, from its top on; returns how far it was scrolled when it was left last. */
export function arrive(): number {
  places.set(here, now);
  here = nameHere();
  now = 0;
  scrollTo(0, 0);
  return places.get(here) ?? 0;
}

/** Scrolls back to where a screen was, as soon as it is high enough, unless the person scrolls first. */
export function scrollBack(wanted: number): void {
  if (wanted === 0) return;
  const watch = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight < wanted + innerHeight) return;
    stop();
    scrollTo(0, wanted);
  });
  const stop = () => {
    watch.disconnect();
    for (const kind of ['wheel', 'touchstart', 'keydown', 'hashchange']) removeEventListener(kind, stop);
  };
  for (const kind of ['wheel', 'touchstart', 'keydown', 'hashchange']) addEventListener(kind, stop);
  watch.observe(document.body);
}

/** The name of this place in the history, which it gets when it is first shown. */
function nameHere(): string {
  const { place }: { readonly place?: string } = history.state ?? {};
  if (place !== undefined) return place;
  const [random] = crypto.getRandomValues(new Uint32Array(1));
  const name = random.toString(36);
  history.replaceState({ ...history.state, place: name }, '');
  return name;
}
