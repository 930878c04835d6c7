import type { ControlProps } from '../control.ts';
import type { BundleOption } from '../options/bundle.ts';
import { Steppers } from '../parts/steppers.tsx';
import type { Chosen } from '../use-chosen.ts';

/** What can be done in place of paying. */
interface Instead {
  readonly move: string;
  readonly title: string;
  readonly about?: string;
}

interface PayOrElseProps {
  readonly control: ControlProps;
  readonly chosen: Chosen;
  readonly payments: readonly BundleOption[];
  readonly proposed: BundleOption | undefined;
  readonly title: string;
  readonly about: string;
  readonly instead: Instead | undefined;
}

/** Two ways side by side: goods by steppers, or something else. Nothing scolds. */
export function PayOrElse({
  control: { words, view, decision },
  chosen,
  payments,
  proposed,
  title,
  about,
  instead,
}: PayOrElseProps) {
  const paid = payments.find(({ move }) => move === chosen.move);
  const value = paid ?? proposed;
  return (
    <div className="sides">
      {value !== undefined && (
        <section className={`side-by-side ${paid === undefined ? '' : 'on'}`} aria-label={title}>
          <h3>{title}</h3>
          <p className="about">{about}</p>
          <Steppers
            label={title}
            options={payments}
            value={value}
            onChange={({ move }) => chosen.choose(move)}
            player={view.players[decision.player]!}
            words={words}
            showsHave
          />
          {paid === undefined && (
            <button
              type="button"
              className="choice"
              aria-pressed={false}
              onClick={() => chosen.choose(value.move)}
            >
              {title}
            </button>
          )}
        </section>
      )}
      {instead !== undefined && (
        <button
          type="button"
          className={`side-by-side ${instead.move === chosen.move ? 'on' : ''}`}
          aria-pressed={instead.move === chosen.move}
          onClick={() => chosen.tap(instead.move)}
        >
          <b className="display">{instead.title}</b>
          {instead.about !== undefined && <span className="about">{instead.about}</span>}
        </button>
      )}
    </div>
  );
}
