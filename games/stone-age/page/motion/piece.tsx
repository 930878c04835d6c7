import { ofSeat } from '@ochre/kernel';
import type { Face } from '@ochre/ui/art/symbols/dice.tsx';
import { Hand } from '@ochre/ui/art/wordmark/hand.tsx';
import type { Seat } from '@ochre/ui/seat.ts';
import { CardFace } from '../art/card/card-face.tsx';
import { Icon } from '../art/icon.tsx';
import { TileFace } from '../art/tile/tile-face.tsx';
import { LoneDie } from '../decisions/parts/pictures.tsx';
import { useWords } from '../in-words.tsx';
import type { Step } from './step.ts';

interface PieceProps {
  readonly step: Step;
  readonly seats: readonly Seat[];
  readonly isSolo: boolean;
}

/** How high they are drawn, in pixels, before they are scaled to where they are. */
const PERSON = 40;
const ELDER = 92;
const SIGN = 24;

/** What moves, as it looks. */
export function Piece({ step, seats, isSolo }: PieceProps) {
  const { table, phases } = useWords();
  const { what } = step;
  switch (what.kind) {
    case 'person':
      return <Icon name={`standing-${ofSeat(seats, what.player).tribe}`} size={PERSON} />;
    case 'elder':
      return <Icon name="standing-elder" size={ELDER} />;
    case 'sign':
      return (
        <>
          <Icon name={what.sign} size={SIGN} />
          {what.count > 1 && <b className="many">{what.count}</b>}
        </>
      );
    case 'card':
      return what.card === null ? (
        <span className="card-back">
          <Hand size={32} />
        </span>
      ) : (
        <CardFace id={what.card} />
      );
    case 'tile':
      return <TileFace id={what.tile} />;
    case 'die':
      return <LoneDie face={what.face as Face} />;
    case 'points':
      return (
        <b className={what.points < 0 ? 'plate-points lost' : 'plate-points'}>
          {signed(what.points)}
        </b>
      );
    case 'round':
      return <p className="banner">{isSolo ? table.turn(what.round) : table.round(what.round)}</p>;
    case 'phase':
      return <p className="banner">{phases[what.phase]}</p>;
    // They lie on the land itself.
    case 'dice':
    case 'look':
      return null;
  }
}

const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);
