import { useRef } from 'preact/hooks';
import { useShownText } from '../state/shown-text.ts';
import { kitTexts } from './texts.ts';

interface CopyFieldProps {
  readonly label: string;
  readonly text: string;
  /** The label of the copy button. */
  readonly button: string;
}

/** A text to copy: by a button, or by hand if the browser does not let pages copy. */
export function CopyField({ label, text, button }: CopyFieldProps) {
  const told = useShownText();
  const line = useRef<HTMLInputElement>(null);
  const lines = useRef<HTMLTextAreaElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      told.value = () => kitTexts.value.copied;
    } catch {
      (line.current ?? lines.current)?.select();
      told.value = () => kitTexts.value.copyYourself;
    }
  };
  return (
    <div class="copy-field">
      {text.includes('\n') ? (
        <textarea ref={lines} readOnly rows={4} aria-label={label} value={text} />
      ) : (
        <input
          ref={line}
          type="text"
          readOnly
          aria-label={label}
          value={text}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
      <button type="button" onClick={() => void copy()}>
        {button}
      </button>
      <span class="soft" role="status">
        {told.value}
      </span>
    </div>
  );
}
