import type { PlaceName } from '@ochre/stone-age/rules';
import { type CSSProperties, memo } from 'react';
import type { PlaceState } from '../../words/land-place.ts';
import { Icon } from '../art/icon.tsx';
import { VALLEY } from '../art/scene/size.ts';
import type { SymbolName } from '../art/symbols/index.ts';
import { useWords } from '../in-words.tsx';
import type { Area, Point } from './layout.ts';
import { looksSame } from './looks-same.ts';
import type { OnPlace } from './marks.ts';

interface PlaceSignProps {
  readonly place: PlaceName;
  readonly at: Point;
  /** What belongs to it and can be tapped like the sign. */
  readonly area: Area;
  readonly state: PlaceState;
  readonly icon: SymbolName;
  readonly name: string;
  /** What is done there: a roll's divisor, or what comes. */
  readonly does?: string;
  /** Why it is closed, or what else is to be said. */
  readonly note?: string | undefined;
  /** What is only read aloud: what is done there, who stands there, how much room is left. */
  readonly aloud: readonly string[];
  /** The name is only read aloud: there is no room for it. */
  readonly isNarrow?: boolean;
  readonly onPlace?: OnPlace | undefined;
}

/** Text in the valley always stands on a sign, which keeps its size when the board is scaled. */
export const PlaceSign = memo(function PlaceSign(props: PlaceSignProps) {
  const { place, at, area, state, icon, name, does, note, aloud, isNarrow, onPlace } = props;
  const words = useWords();
  const says = (
    <>
      <Icon name={icon} size={17} />
      <b className={isNarrow ? 'unseen' : ''}>{name}</b>
      {does !== undefined && <span>{does}</span>}
      {note !== undefined && <em>{note}</em>}
    </>
  );
  const spoken = [
    name,
    ...aloud,
    // That the elder is there, his state says.
    state === 'elder' ? '' : note,
    state === 'plain' ? '' : words.play.states[state],
  ]
    .filter(Boolean)
    .join(', ');
  const style = placed(at, area);
  if (onPlace === undefined) {
    return (
      <span className={`sign ${state}`} style={style} role="img" aria-label={spoken}>
        {says}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={`sign ${state}`}
      style={style}
      data-place={place}
      data-state={state}
      aria-label={spoken}
      aria-pressed={state === 'chosen'}
      onClick={() => onPlace(place)}
    >
      {says}
    </button>
  );
}, looksSame);

const placed = ([x, y]: Point, { sideways, up, down }: Area): CSSProperties => ({
  left: `${(x / VALLEY.width) * 100}%`,
  top: `${(y / VALLEY.height) * 100}%`,
  ...{ '--sideways': sideways, '--up': up, '--down': down },
});
