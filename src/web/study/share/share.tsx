import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { writeAbstractPlay } from '../../../record/abstract-play.ts';
import { isRecordFault, type RecordFault } from '../../../record/fault.ts';
import { writeLink } from '../../../record/link.ts';
import { writeRecordJson } from '../../../record/record-json.ts';
import { writeRecordText } from '../../../record/record-text.ts';
import { sayRecordFault } from '../../../record/words.ts';
import { recordOfStudy } from '../../../session/study-edit.ts';
import { language } from '../../state/language.ts';
import type { StudyModel } from '../model.ts';
import { studyTexts } from '../texts.ts';
import { picturePng, pictureText, saveFile } from './picture-file.ts';

/** All exports: the game as a link, as text, as JSON, as a record for elsewhere, and the board as a picture. */
export function Share({ model }: { model: StudyModel }) {
  const shown = useSignal('');
  const told = useSignal('');
  const box = useRef<HTMLTextAreaElement>(null);
  const record = () => recordOfStudy(model.study.value);
  const copy = async (text: string | RecordFault) => {
    if (typeof text !== 'string') {
      told.value = sayRecordFault(text, language.value);
      return;
    }
    shown.value = text;
    try {
      await navigator.clipboard.writeText(text);
      told.value = studyTexts.value.copied;
    } catch {
      told.value = studyTexts.value.copyYourself;
      box.current?.select();
    }
  };
  const link = () => {
    const written = writeLink(record());
    return isRecordFault(Object(written)) ? written : `${location.origin}${location.pathname}#${written}`;
  };
  const save = async (kind: 'svg' | 'png' | 'txt') => {
    const drawing = document.querySelector<SVGSVGElement>('.study .place svg.board');
    const name = `${model.game.id}.${kind}`;
    if (kind === 'txt') saveFile(new Blob([writeRecordText(record())], { type: 'text/plain' }), name);
    else if (drawing === null) return;
    else if (kind === 'svg')
      saveFile(new Blob([pictureText(drawing, model.game.name)], { type: 'image/svg+xml' }), name);
    else {
      const picture = await picturePng(drawing, model.game.name);
      if (picture !== undefined) saveFile(picture, name);
    }
    told.value = studyTexts.value.saved;
  };
  const acts: readonly (readonly [string, () => void])[] = [
    [studyTexts.value.copyLink, () => void copy(link())],
    [studyTexts.value.copyText, () => void copy(writeRecordText(record()))],
    [studyTexts.value.copyJson, () => void copy(writeRecordJson(record()))],
    [studyTexts.value.copyPosition, () => void copy(model.positionText())],
    [studyTexts.value.copyForeign, () => void copy(writeAbstractPlay(record(), new Date().toISOString()))],
    [studyTexts.value.saveText, () => void save('txt')],
    [studyTexts.value.saveSvg, () => void save('svg')],
    [studyTexts.value.savePng, () => void save('png')],
  ];
  return (
    <section class="share" aria-label={studyTexts.value.shareTool}>
      <div class="actions">
        {acts.map(([name, act]) => (
          <button key={name} type="button" onClick={act}>
            {name}
          </button>
        ))}
      </div>
      <p class="soft" role="status">
        {told.value}
      </p>
      {shown.value !== '' && (
        <label class="field">
          <span class="soft">{studyTexts.value.exported}</span>
          <textarea ref={box} readonly rows={4} value={shown.value} />
        </label>
      )}
    </section>
  );
}
