import type { ComponentChildren } from 'preact';
import { fill, fillAgreeing } from '../../../core/words.ts';
import type { ReviewedPlayer } from '../../../judge/review.ts';
import { Emblem } from '../../kit/emblem.tsx';
import { language } from '../../state/language.ts';
import { locale } from '../../state/locale.ts';
import type { StudyModel } from '../model.ts';
import { Mark, type MistakeProps, percent } from './mistake.tsx';
import { reviewTexts } from './texts.ts';

/** What the whole game tells: who gave what to whom, where it turned, and who decided for others. */
export function Summary(props: MistakeProps) {
  const { model, review, turnOf } = props;
  const { plies, players, turningPoints, kingmaking } = review.review.value;
  const { turning, fell, rose, kingmaking: kingmakingTitle, kingmade } = reviewTexts.value;
  const { seats } = model.game.texts[language.value];
  const place = (ply: number, children: ComponentChildren) => {
    const one = plies.find((played) => played.ply === ply);
    return (
      one && (
        <li key={ply}>
          <button type="button" class="move" onClick={() => props.mistakes.go(ply)}>
            <Emblem ink={model.game.look.inks[one.seat]} seat={one.seat} />
            {turnOf(ply)} {one.move} <Mark one={one} />
          </button>{' '}
          <span class="soft">{children}</span>
        </li>
      )
    );
  };
  return (
    <div class="review-sums">
      {/* Of two players, what one lost the other gained. */}
      {players.length > 2 && players.some(({ gave }) => gave.some((gain) => gain !== 0)) && (
        <Gains model={model} players={players} />
      )}
      {turningPoints.length > 0 && (
        <section class="review-part" aria-label={turning}>
          <h3>{turning}</h3>
          <ul>
            {turningPoints.map(({ ply, leader, change }) =>
              place(ply, fillAgreeing(change < 0 ? fell : rose, seats[leader], { change: percent(change) })),
            )}
          </ul>
        </section>
      )}
      {kingmaking.length > 0 && (
        <section class="review-part" aria-label={kingmakingTitle}>
          <h3>{kingmakingTitle}</h3>
          <ul>
            {kingmaking.map(({ ply, seat, helped, gain }) =>
              place(ply, fill(kingmade, { name: seats[seat], helped: seats[helped], gain: percent(gain) })),
            )}
          </ul>
        </section>
      )}
    </div>
  );
}

/** A row for each player who made mistakes, a column for each who got something by them or lost it. */
function Gains({ model, players }: { model: StudyModel; players: readonly ReviewedPlayer[] }) {
  const { gains, gainsBy, gainFrom } = reviewTexts.value;
  const { seats } = model.game.texts[language.value];
  const { inks } = model.game.look;
  const sign = new Intl.NumberFormat(locale.value, { signDisplay: 'exceptZero', maximumFractionDigits: 0 });
  const head = (seat: number) => (
    <span class="review-name">
      <Emblem ink={inks[seat]} seat={seat} />
      {seats[seat]}
    </span>
  );
  return (
    <section class="review-part" aria-label={gains}>
      <h3>{gains}</h3>
      <div class="scroll">
        <table>
          <caption class="soft">{gainsBy}</caption>
          <thead>
            <tr>
              <th scope="col">{gainFrom}</th>
              {players.map(({ seat }) => (
                <th key={seat} scope="col">
                  {head(seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {players.map(({ seat, gave }) => (
              <tr key={seat}>
                <th scope="row">{head(seat)}</th>
                {gave.map((gain, to) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is that of its seat
                  <td key={to} class={gain > 0 ? 'gain' : gain < 0 ? 'loss' : 'soft'}>
                    {sign.format(Math.round(100 * gain) + 0)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
