import { ofSeat } from '@ochre/kernel';
import { type Snapshot, seenScores } from '@ochre/stone-age/rules';
import type { Seat } from '@ochre/ui/seat.ts';
import { nameOfLine } from '../../words/sayings/say-reason.ts';
import { Icon } from '../art/icon.tsx';
import { withMinus } from '../board/with-minus.ts';
import { useWords } from '../in-words.tsx';
import { LINE_ICONS } from './pillars.tsx';
import type { Strata } from './strata.ts';
import { sumOf } from './sums.ts';

interface ScoringTableProps {
  readonly view: Snapshot;
  readonly strata: Strata;
  readonly seats: readonly Seat[];
  readonly viewer: number | undefined;
  /** So many rows lie already. */
  readonly laid: number;
}

/** What each player scored, line by line. */
export function ScoringTable({ view, strata, seats, viewer, laid }: ScoringTableProps) {
  const words = useWords();
  const { end } = words.screens;
  const { pillars, rows } = strata;
  const seen = seenScores(view);
  const ofViewer = (player: number) => (player === viewer ? 'own' : undefined);
  return (
    <table>
      <caption className="unseen">{end.points}</caption>
      <thead>
        <tr>
          <td />
          {pillars.map(({ player }) => (
            <th key={player} scope="col" className={ofViewer(player)}>
              <Icon name={`person-${ofSeat(seats, player).tribe}`} size={27} />
              {seats[player]?.isBot && (
                <Icon name="bot" size={18} label={ofSeat(seats, player).about} />
              )}
              <span>{ofSeat(seats, player).name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ line, points }, row) => (
          <tr key={line} className={row < laid ? undefined : 'to-come'}>
            <th scope="row">
              <span className={`line-sign of-${line}`}>
                <Icon name={LINE_ICONS[line] ?? 'points'} size={18} />
              </span>
              {nameOfLine(line, words)}
            </th>
            {pillars.map(({ player }, at) => (
              <td key={player} className={ofViewer(player)}>
                {points[at] ? withMinus(words.number(points[at])) : <Nothing />}
                <small>{sumOf(ofSeat(seen, player), line)}</small>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={laid >= rows.length ? undefined : 'to-come'}>
          <th scope="row">{end.total}</th>
          {pillars.map(({ player, total }) => (
            <td key={player} className={ofViewer(player)}>
              {withMinus(words.number(total))}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** A dash is quiet to the eye, and nothing at all to the ear. */
function Nothing() {
  const words = useWords();
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="unseen">{words.number(0)}</span>
    </>
  );
}
