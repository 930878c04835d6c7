import { ofSeat } from '@ochre/kernel';
import { Icon } from '@ochre/ui/art/icon.tsx';
import type { Seat } from '@ochre/ui/seat.ts';
import { Follower } from '../art/follower.tsx';
import { TileFace } from '../art/tile-face.tsx';
import './piece.css';
import type { What } from './step.ts';
import { Sum } from './sum.tsx';

interface PieceProps {
  readonly what: What;
  readonly seats: readonly Seat[];
}

/** How high they are drawn, in pixels, before they are scaled to where they are. */
const TILE = 128;
const PERSON = 40;
const FACE = 18;
const SEAL = 104;
const COIN = 34;

/** What moves, as it looks. */
export function Piece({ what, seats }: PieceProps) {
  switch (what.kind) {
    case 'tile':
      return (
        <span className="moving-tile">
          <TileFace tile={what.tile} turn={what.turn} cut={what.cut} size={TILE} />
        </span>
      );
    case 'person':
      return <Icon name={`standing-${ofSeat(seats, what.player).tribe}`} size={PERSON} />;
    case 'seal':
      return <Seal {...what} seats={seats} />;
    case 'coin':
      return <Icon name="points" size={COIN} />;
    case 'challenge':
      return (
        <span className="rivals">
          <Follower tribe={ofSeat(seats, what.monk).tribe} posture="monk" size={34} />
          <span className="tie" />
          <Follower tribe={ofSeat(seats, what.heretic).tribe} posture="heretic" size={34} />
        </span>
      );
  }
}

type SealProps = Extract<What, { kind: 'seal' }> & Pick<PieceProps, 'seats'>;

/** What something brings, to whom, and how that comes about. */
function Seal({ points, players, terms, seats }: SealProps) {
  return (
    <span className={points === 0 ? 'seal in-vain' : 'seal'}>
      <b>
        <Icon name="points" size={SEAL} />
        <span>{points === 0 ? '0' : `+${points}`}</span>
      </b>
      <span className="seal-sum">
        {players.map((player) => (
          <Icon key={player} name={`person-${ofSeat(seats, player).tribe}`} size={FACE} />
        ))}
        <Sum terms={terms} />
      </span>
    </span>
  );
}
