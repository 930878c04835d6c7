import type { SnapshotPlayer } from '@ochre/stone-age/rules';
import { type ReactNode, useState } from 'react';
import { nameOfKey } from '../../../words/sayings/names.ts';
import type { Words } from '../../in-words.tsx';
import { type BundleOption, countIn, keysOf } from '../options/bundle.ts';
import { type Direction, setLast, step } from '../options/step.ts';
import { Thing } from './pictures.tsx';
import { Steppers } from './steppers.tsx';

interface LegalSteppersProps {
  readonly label: string;
  readonly options: readonly BundleOption[];
  readonly value: BundleOption;
  readonly onChange: (option: BundleOption) => void;
  readonly player: SnapshotPlayer;
  readonly words: Words;
  readonly caption?: (key: string) => string | undefined;
  /** In place of what the thing looks like. */
  readonly picture?: (key: string, count: number) => ReactNode;
}

/** So many of each thing, moving only from one legal choice to another. */
export function LegalSteppers({
  label,
  options,
  value,
  onChange,
  player,
  words,
  caption,
  picture,
}: LegalSteppersProps) {
  const [set, setSet] = useState<readonly string[]>([]);
  const going = (key: string, by: Direction): (() => void) | undefined => {
    const option = step(options, value, key, by, set);
    if (option === undefined) return undefined;
    return () => {
      setSet(setLast(set, key));
      onChange(option);
    };
  };
  return (
    <Steppers
      label={label}
      words={words}
      steppings={keysOf(options).map((key) => {
        const count = countIn(value.bundle, key);
        return {
          key,
          name: nameOfKey(key, player, words),
          picture: picture?.(key, count) ?? <Thing of={key} player={player} />,
          caption: caption?.(key),
          count,
          less: going(key, -1),
          more: going(key, 1),
        };
      })}
    />
  );
}
