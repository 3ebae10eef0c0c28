import { Pause, Play } from 'lucide';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Game } from '../../core/game.ts';
import { examplePosition } from '../../core/play/example.ts';
import { fill } from '../../core/words.ts';
import { makeScene } from '../../view/scene.ts';
import { Board } from '../board/board.tsx';
import { hasNames } from '../board/names.ts';
import { Icon } from '../kit/icon.tsx';
import { isMotionWanted } from '../kit/motion.ts';
import { ShowGame } from './show-game.ts';
import { aboutTexts } from './texts.ts';

const nothing = () => {};

/** The board of a game, on which two computers play slowly; it rests where motion is not wanted, and can be paused. */
export function Showcase({ game }: { game: Game }) {
  const [isPlaying, setPlaying] = useState(isMotionWanted());
  const show = useMemo(() => new ShowGame(examplePosition(game)), [game]);
  useEffect(() => {
    if (!isPlaying) return undefined;
    show.begin();
    return () => show.pause();
  }, [show, isPlaying]);
  const { position, path } = show.shown.value;
  const scene = makeScene(position);
  const { pause, watch, watching } = aboutTexts.value;
  return (
    <figure class={`showcase tint-${scene.tint}`}>
      <div class="showcase-board" role="img" aria-label={fill(watching, { game: game.name })}>
        <div inert>
          <Board
            scene={scene}
            rows={position.board.rows}
            label={game.name}
            hasLabels={hasNames.value}
            accents={{ selected: [], targets: [], starts: [], last: path }}
            cursor={-1}
            describe={() => ''}
            touch={nothing}
            moveCursor={nothing}
          />
        </div>
      </div>
      <button type="button" class="showcase-switch" onClick={() => setPlaying(!isPlaying)}>
        <Icon of={isPlaying ? Pause : Play} />
        <span>{isPlaying ? pause : watch}</span>
      </button>
    </figure>
  );
}
