import { ofSeat } from '@ochre/kernel';
import { Icon } from '@ochre/ui/art/icon.tsx';
import { SOURCES } from '../../rules/index.ts';
import { useWords } from '../in-words.tsx';
import { KIND_OF } from './by-kind.ts';
import './points-table.css';
import type { Seated } from './seat.ts';
import { Sign } from './sign.tsx';
import type { Standing } from './standing.ts';

interface PointsTableProps {
  readonly everybody: readonly Seated[];
  readonly standings: readonly Standing[];
}

/** What everybody's points are made of, side by side. */
export function PointsTable({ everybody, standings }: PointsTableProps) {
  const { board, end, sources, number } = useWords();
  const kinds = SOURCES.filter((source) =>
    standings.some(({ byKind }) => byKind?.[source] !== undefined),
  );
  const hasEnds = everybody.some(
    (seat) => seat.final === undefined && ofSeat(standings, seat.number).ifEnded !== undefined,
  );
  return (
    <table className="points-table">
      <caption className="unseen">{end.table}</caption>
      <thead>
        <tr>
          <td />
          {everybody.map(({ number: seat, tribe, name }) => (
            <th key={seat} scope="col">
              <Icon name={`person-${tribe}`} size={27} label={name} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map((source) => (
          <tr key={source}>
            <th scope="row">
              <Sign of={KIND_OF[source]} size={19} />
              <span>{sources[source]}</span>
            </th>
            {everybody.map(({ number: seat }) => {
              const points = ofSeat(standings, seat).byKind?.[source];
              return (
                <td key={seat} className={points === 0 ? 'none' : undefined}>
                  {points === undefined ? '–' : number(points)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="in-all">
          <th scope="row">{end.total}</th>
          {everybody.map(({ number: seat, score, final }) => (
            <td key={seat}>{number(final ?? score)}</td>
          ))}
        </tr>
        {hasEnds && (
          <tr className="if-ended">
            <th scope="row">{board.atThisMoment}</th>
            {everybody.map(({ number: seat }) => (
              <td key={seat}>{number(ofSeat(standings, seat).ifEnded ?? 0)}</td>
            ))}
          </tr>
        )}
      </tfoot>
    </table>
  );
}
