import type { SnapshotPlayer } from '@ochre/stone-age';
import { useState } from 'react';
import { Icon } from '../../art/icon.tsx';
import type { Words } from '../../words/words.ts';
import { nameOfKey, symbolOfKey } from '../names.ts';
import {
  type Bundle,
  type BundleOption,
  countIn,
  isGood,
  keysOf,
  rangeOf,
} from '../options/bundle.ts';
import { type Direction, setLast, step } from '../options/step.ts';

interface SteppersProps<Option extends BundleOption> {
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: Option;
  readonly onChange: (option: Option) => void;
  readonly player: SnapshotPlayer;
  readonly words: Words;
  /** Whether what the player has matters: not where goods come. */
  readonly showsHave?: boolean;
  /** What a trade adds to what the player has. */
  readonly traded?: Bundle;
}

/** So many of each thing, moving only from one legal choice to another. */
export function Steppers<Option extends BundleOption>({
  label,
  options,
  value,
  onChange,
  player,
  words,
  showsHave = false,
  traded = {},
}: SteppersProps<Option>) {
  const [set, setSet] = useState<readonly string[]>([]);
  const next = (key: string, by: Direction): Option | undefined =>
    step(options, value, key, by, set) as Option | undefined;
  const go = (key: string, by: Direction): void => {
    const option = next(key, by);
    if (option === undefined) return;
    setSet(setLast(set, key));
    onChange(option);
  };
  return (
    <fieldset className="steppers">
      <legend className="unseen">{label}</legend>
      {keysOf(options).map((key) => {
        const count = countIn(value.bundle, key);
        const name = nameOfKey(key, player, words);
        return (
          <fieldset key={key} className={`stepper ${count === 0 ? 'none' : ''}`}>
            <legend className="unseen">{name}</legend>
            {countIn(traded, key) > 0 && (
              <span className="badge traded">{words.decisions.traded(countIn(traded, key))}</span>
            )}
            <Icon name={symbolOfKey(key)} size={26} />
            <small>{captionOf(key, player, words, showsHave) ?? name}</small>
            <span className="count">
              <StepButton
                icon="minus"
                label={words.decisions.less(name)}
                isOff={next(key, -1) === undefined}
                onTap={() => go(key, -1)}
              />
              <b>{count}</b>
              <StepButton
                icon="plus"
                label={words.decisions.more(name)}
                isOff={next(key, 1) === undefined}
                onTap={() => go(key, 1)}
              />
            </span>
            <span className="unseen">{rangeOf(options, key).join('–')}</span>
          </fieldset>
        );
      })}
    </fieldset>
  );
}

function captionOf(
  key: string,
  player: SnapshotPlayer,
  words: Words,
  showsHave: boolean,
): string | undefined {
  if (!showsHave) return undefined;
  if (isGood(key)) return words.decisions.have(player[key] ?? 0);
  return key === 'agriculture' ? words.decisions.have(player.agriculture) : undefined;
}

interface StepButtonProps {
  readonly icon: 'minus' | 'plus';
  readonly label: string;
  readonly isOff: boolean;
  readonly onTap: () => void;
}

/** It stays in the order of focus at its end: who holds it must not lose their place. */
export function StepButton({ icon, label, isOff, onTap }: StepButtonProps) {
  return (
    <button
      type="button"
      className="step"
      aria-label={label}
      aria-disabled={isOff}
      onClick={() => !isOff && onTap()}
    >
      <Icon name={icon} size={15} />
    </button>
  );
}
