import { useSignal } from '@preact/signals';
import { ChartLine, Table2 } from 'lucide';
import type { ComponentChildren } from 'preact';
import { goTo } from '../../../session/study.ts';
import { IconAct } from '../../kit/menu.tsx';
import type { StudyModel } from '../model.ts';
import { studyTexts } from '../texts.ts';
import { type CurvePoint, ShareTable, Stacked } from './curves.tsx';

interface GraphProps {
  readonly model: StudyModel;
  readonly points: readonly CurvePoint[];
  /** What stands beside its title. */
  readonly children?: ComponentChildren;
}

/** How the main line went: the shares after each move as a picture or as a table. Its place is kept before it is known. */
export function Graph({ model, points, children }: GraphProps) {
  const { graph, table } = studyTexts.value;
  const isTable = useSignal(false);
  const study = model.study.value;
  const go = (id: number) => model.go(goTo(study, id));
  const isKnown = points.length > 1;
  return (
    <section class="graph" aria-labelledby="graph-title">
      <div class="graph-head">
        <h2 id="graph-title">{graph}</h2>
        {children}
        {isKnown && (
          <IconAct
            icon={isTable.value ? ChartLine : Table2}
            name={table}
            isPressed={isTable.value}
            act={() => {
              isTable.value = !isTable.value;
            }}
          />
        )}
      </div>
      {isKnown && isTable.value && <ShareTable game={model.game} points={points} go={go} />}
      {isKnown && !isTable.value && <Stacked game={model.game} points={points} at={study.at} go={go} />}
    </section>
  );
}
