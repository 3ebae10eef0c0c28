import type { ComponentChildren } from 'preact';
import { fill } from '../../core/words.ts';
import { cards } from '../games/cards.ts';
import { texts } from '../state/texts.ts';
import { addressOfQuery, type Query, readQuery } from './query.ts';
import { archiveTexts } from './texts.ts';

/** The search among finished games. It is kept in the address, so that it can be shared and returned to. */
export function ArchiveForm({ query }: { query: Query }) {
  const words = archiveTexts.value;
  const { player, game, result, rated, from, until, mine } = query;
  const isMore = [result, rated, from, until, mine].some((value) => value !== undefined);
  return (
    <form
      class="panel archive-form"
      onSubmit={(event) => {
        event.preventDefault();
        const given = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim()]);
        location.href = addressOfQuery(readQuery(given.flat()));
      }}
    >
      <Field label={words.player}>
        <input type="text" name="player" maxLength={24} defaultValue={player ?? ''} autocomplete="off" />
      </Field>
      <Field label={words.game}>
        <select name="game">
          <option value="">{words.any}</option>
          {cards.map(({ id, name, designer }) => (
            <option key={id} value={id} selected={id === game}>
              {`${name}, ${fill(texts.value.by, { designer })}`}
            </option>
          ))}
        </select>
      </Field>
      <div class="acts">
        <button type="submit" class="strong">
          {words.search}
        </button>
        {Object.keys(query).length > 0 && (
          <a class="button" href={addressOfQuery({})}>
            {words.clear}
          </a>
        )}
      </div>
      <details class="archive-more" open={isMore}>
        <summary>{words.more}</summary>
        <div class="archive-fields">
          <Field label={words.result}>
            <Options name="result" texts={words.results} chosen={result} />
          </Field>
          <Field label={words.rated}>
            <Options name="rated" texts={words.kinds} chosen={rated} />
          </Field>
          <Field label={words.from}>
            <input type="date" name="from" defaultValue={from ?? ''} />
          </Field>
          <Field label={words.until}>
            <input type="date" name="until" defaultValue={until ?? ''} />
          </Field>
          <label class="tick">
            <input type="checkbox" name="mine" value="yes" defaultChecked={mine === 'yes'} /> {words.mine}
          </label>
        </div>
      </details>
    </form>
  );
}

function Field({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the field is what stands inside
    <label class="field">
      <span class="soft">{label}</span>
      {children}
    </label>
  );
}

interface OptionsProps {
  readonly name: string;
  /** By the word that the server knows. */
  readonly texts: Readonly<Record<string, string>>;
  readonly chosen: string | undefined;
}

function Options({ name, texts: named, chosen }: OptionsProps) {
  return (
    <select name={name}>
      <option value="">{archiveTexts.value.any}</option>
      {Object.entries(named).map(([value, text]) => (
        <option key={value} value={value} selected={value === chosen}>
          {text}
        </option>
      ))}
    </select>
  );
}
