import type { SnapshotPlayer } from '@ochre/stone-age/rules';
import type { Bundle } from '../../../words/sayings/bundle.ts';
import { nameOfKey } from '../../../words/sayings/names.ts';
import type { Words } from '../../in-words.tsx';
import { type BundleOption, countIn, keysOf } from '../options/bundle.ts';
import { type AskedGoods, canChange, changed } from '../options/setting.ts';
import type { Direction } from '../options/step.ts';
import { Thing } from './pictures.tsx';
import { Steppers } from './steppers.tsx';

interface FreeSteppersProps {
  readonly label: string;
  readonly options: readonly BundleOption[];
  readonly asked: AskedGoods;
  readonly bundle: Bundle;
  readonly onChange: (bundle: Bundle) => void;
  readonly player: SnapshotPlayer;
  readonly words: Words;
  readonly caption: (key: string) => string | undefined;
  /** What a trade adds to what the player has. */
  readonly traded?: Bundle;
}

/** So many of each good, one too many as well: the checks beside it then say so. */
export function FreeSteppers({
  label,
  options,
  asked,
  bundle,
  onChange,
  player,
  words,
  caption,
  traded = {},
}: FreeSteppersProps) {
  const going = (key: string, by: Direction): (() => void) | undefined =>
    canChange(options, asked, bundle, key, by)
      ? () => onChange(changed(bundle, key, by))
      : undefined;
  return (
    <Steppers
      label={label}
      words={words}
      steppings={keysOf(options).map((key) => ({
        key,
        name: nameOfKey(key, player, words),
        picture: <Thing of={key} player={player} />,
        caption: caption(key),
        badge: countIn(traded, key) > 0 ? words.decisions.traded(countIn(traded, key)) : undefined,
        count: countIn(bundle, key),
        less: going(key, -1),
        more: going(key, 1),
      }))}
    />
  );
}
