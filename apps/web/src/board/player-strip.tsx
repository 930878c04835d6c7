import type { SeenScore } from '@ochre/stone-age';
import { Icon } from '../art/icon.tsx';
import { useWords } from '../words/language.tsx';
import './player-strip.css';
import type { Seated } from './seat.ts';

interface PlayerStripProps {
  readonly everybody: readonly Seated[];
  readonly seen: readonly SeenScore[];
}

/** The players on a phone: who, how many points, how many if it ended now. */
export function PlayerStrip({ everybody, seen }: PlayerStripProps) {
  const words = useWords();
  return (
    <ul className="player-strip" aria-label={words.table.players}>
      {everybody.map(({ number, tribe, name, player, isFirst, isAsked }) => (
        <li key={number} className={isAsked ? 'paper asked' : 'paper'}>
          <Icon name={`person-${tribe}`} size={28} />
          <b>
            {player.score}
            <small>→{seen[number]!.score}</small>
          </b>
          <span>
            {name}
            {isFirst && <Icon name="firstPlayer" size={13} label={words.table.firstPlayer} />}
          </span>
        </li>
      ))}
    </ul>
  );
}
