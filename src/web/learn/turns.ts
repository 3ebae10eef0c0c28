import { useEffect, useState } from 'preact/hooks';

/** When the last of those who wait has had its turn. */
let last = Promise.resolve();

/** Becomes true when it is one's turn, in a task of its own: a screen that draws many boards at once stands still. */
export function useTurn(): boolean {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    let isGone = false;
    last = last.then(nextTask).then(() => {
      if (!isGone) setOn(true);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return isOn;
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
