import { Icon } from '../art/icon.tsx';
import { VALLEY } from '../art/scene/size.ts';
import type { SymbolName } from '../art/symbols/index.ts';
import type { Point } from './layout.ts';
import type { PlaceState } from './place.ts';

interface PlaceSignProps {
  readonly at: Point;
  readonly state: PlaceState;
  readonly icon: SymbolName;
  readonly name: string;
  /** What is done there: a roll's divisor, or what comes. */
  readonly does?: string;
  /** Why it is closed, or what else is to be said. */
  readonly note?: string | undefined;
  /** Who stands there, read aloud: the figures show it. */
  readonly standing: string;
  /** The name is only read aloud: there is no room for it. */
  readonly isNarrow?: boolean;
}

/** Text in the valley always stands on a sign, which keeps its size when the board is scaled. */
export function PlaceSign({
  at: [x, y],
  state,
  icon,
  name,
  does,
  note,
  standing,
  isNarrow,
}: PlaceSignProps) {
  const style = {
    left: `${(x / VALLEY.width) * 100}%`,
    top: `${(y / VALLEY.height) * 100}%`,
  };
  return (
    <span className={`sign ${state}`} style={style}>
      <Icon name={icon} size={17} />
      <b className={isNarrow ? 'unseen' : ''}>{name}</b>
      {does !== undefined && <span>{does}</span>}
      {note !== undefined && <em>{note}</em>}
      {standing !== '' && <span className="unseen">{standing}</span>}
    </span>
  );
}
