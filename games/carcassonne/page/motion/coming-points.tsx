import './coming-points.css';
import { useStaged } from './use-staged.ts';

interface ComingPointsProps {
  readonly player: number;
  /** What the player has as it is shown. */
  readonly score: number;
}

/** Beside a score: what is on its way to it. */
export function ComingPoints({ player, score }: ComingPointsProps) {
  const { scored } = useStaged();
  const isComing = scored?.players.includes(player) && scored.before[player] === score;
  return isComing ? <span className="coming-points"> +{scored?.points}</span> : null;
}

/** What somebody had, gets and has then: who moves, if it is theirs. */
export function ScoreSum({ mover, title }: { readonly mover: number; readonly title: string }) {
  const { scored } = useStaged();
  if (scored === undefined) return null;
  const player = scored.players.includes(mover) ? mover : scored.players[0];
  const before = scored.before[player ?? mover] ?? 0;
  return (
    <p className="score-sum" aria-hidden="true">
      <small>{title}</small>
      <b>
        {before} + {scored.points} = {before + scored.points}
      </b>
    </p>
  );
}
