import { useSignal } from '@preact/signals';
import { ClipboardCopy, Download, type IconNode, Image as ImageIcon, Link, Share2 } from 'lucide';
import { useEffect, useRef } from 'preact/hooks';
import { writeAbstractPlay } from '../../../record/abstract-play.ts';
import { isRecordFault, type RecordFault } from '../../../record/fault.ts';
import { writeLink } from '../../../record/link.ts';
import { writeRecordJson } from '../../../record/record-json.ts';
import { writeRecordText } from '../../../record/record-text.ts';
import { sayRecordFault } from '../../../record/words.ts';
import { nodeAt } from '../../../session/study.ts';
import { recordOfStudy } from '../../../session/study-edit.ts';
import { Icon } from '../../kit/icon.tsx';
import { QrCode } from '../../kit/qr-code.tsx';
import { language } from '../../state/language.ts';
import { useShownText } from '../../state/shown-text.ts';
import type { StudyModel } from '../model.ts';
import { studyTexts } from '../texts.ts';
import { saveFile } from './save-file.ts';

/** A longer link makes a code that no camera reads. */
const LONGEST_QR = 1200;

/** Everything that can be taken along: a link, a picture of the board, the game as text or as a file. */
export function Share({ model }: { model: StudyModel }) {
  const shown = useSignal('');
  const told = useShownText();
  const svg = useSignal('');
  const box = useRef<HTMLTextAreaElement>(null);
  const record = () => recordOfStudy(model.study.value);
  const now = language.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing but the language changes below the open sheet
  useEffect(() => {
    const isEnd = nodeAt(model.study.value).children.length === 0;
    const what = { record: record(), position: model.position, isEnd, rotation: model.view.rotation.value };
    // The outlines of the letters are large, and fetched when they are wanted.
    void import('./share-image.ts').then(({ shareSvg }) => {
      svg.value = shareSvg({ ...what, language: now });
    });
  }, [now]);
  const copy = async (text: string | RecordFault) => {
    if (typeof text !== 'string') {
      told.value = () => sayRecordFault(text, language.value);
      return;
    }
    shown.value = text;
    try {
      await navigator.clipboard.writeText(text);
      told.value = () => studyTexts.value.copied;
    } catch {
      told.value = () => studyTexts.value.copyYourself;
      box.current?.select();
    }
  };
  const link = () => {
    const written = writeLink(record());
    return isRecordFault(Object(written)) ? written : `${location.origin}${location.pathname}#${written}`;
  };
  const save = async (kind: 'svg' | 'png' | 'txt') => {
    const name = `${model.game.id}.${kind}`;
    if (kind === 'txt') saveFile(new Blob([writeRecordText(record())], { type: 'text/plain' }), name);
    else if (kind === 'svg') saveFile(new Blob([svg.value], { type: 'image/svg+xml' }), name);
    else {
      const { sharePng } = await import('./share-image.ts');
      const picture = await sharePng(svg.value);
      if (picture !== undefined) saveFile(picture, name);
    }
    told.value = () => studyTexts.value.saved;
  };
  const address = link();
  const { copyLink, copyText, copyJson, copyPosition, copyForeign, saveText, saveSvg, savePng, exported, qr, picture } =
    studyTexts.value;
  const { gameAs, sendOn } = studyTexts.value;
  return (
    <section class="share" aria-label={studyTexts.value.shareTool}>
      <div class="share-picture">
        {svg.value !== '' && (
          <img alt={picture} src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg.value)}`} />
        )}
      </div>
      <div class="share-acts">
        <Way icon={Link} name={copyLink} act={() => void copy(link())} />
        <Way icon={ImageIcon} name={savePng} act={() => void save('png')} />
        <Way icon={ImageIcon} name={saveSvg} act={() => void save('svg')} />
        {'share' in navigator && typeof address === 'string' && (
          <Way
            icon={Share2}
            name={sendOn}
            // Whoever closes the system's sheet again has seen it.
            act={() => void navigator.share({ title: model.game.name, url: address }).catch(() => {})}
          />
        )}
      </div>
      <h3>{gameAs}</h3>
      <div class="share-acts">
        <Way icon={ClipboardCopy} name={copyText} act={() => void copy(writeRecordText(record()))} />
        <Way icon={ClipboardCopy} name={copyJson} act={() => void copy(writeRecordJson(record()))} />
        <Way icon={ClipboardCopy} name={copyPosition} act={() => void copy(model.positionText())} />
        {model.game.abstractPlay !== undefined && (
          <Way
            icon={ClipboardCopy}
            name={copyForeign}
            act={() => void copy(writeAbstractPlay(record(), new Date().toISOString()))}
          />
        )}
        <Way icon={Download} name={saveText} act={() => void save('txt')} />
      </div>
      <p class="soft" role="status">
        {told.value}
      </p>
      {shown.value !== '' && (
        <label class="field">
          <span class="soft">{exported}</span>
          <textarea ref={box} readonly rows={3} value={shown.value} />
        </label>
      )}
      {typeof address === 'string' && address.length <= LONGEST_QR && (
        <details>
          <summary>{qr}</summary>
          <QrCode text={address} label={qr} />
        </details>
      )}
    </section>
  );
}

function Way({ icon, name, act }: { icon: IconNode; name: string; act(): void }) {
  return (
    <button type="button" onClick={act}>
      <Icon of={icon} />
      {name}
    </button>
  );
}
