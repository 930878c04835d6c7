import { ofSeat } from '@ochre/kernel';
import { Icon } from '@ochre/ui/art/icon.tsx';
import type { Seat } from '@ochre/ui/seat.ts';
import { KIND_OF } from '../board/by-kind.ts';
import { Sign } from '../board/sign.tsx';
import { useWords } from '../in-words.tsx';
import type { Cell, Counting } from './counted.ts';

interface EndTableProps {
  readonly counting: Counting;
  readonly seats: readonly Seat[];
  readonly winners: readonly number[];
}

/** All points by kind: in the game, and what the end added so far. */
export function EndTable({ counting, seats, winners }: EndTableProps) {
  const words = useWords();
  const { order, rows, totals } = counting;
  const ofWinner = (player: number) => (winners.includes(player) ? 'won' : undefined);
  return (
    <table className="end-table paper">
      <caption className="unseen">{words.end.table}</caption>
      <thead>
        <tr>
          <td />
          {order.map((player) => {
            const { name, tribe, isBot, about } = ofSeat(seats, player);
            return (
              <th key={player} scope="col" className={ofWinner(player)}>
                <Icon name={`person-${tribe}`} size={27} />
                {isBot && <Icon name="bot" size={16} label={about} />}
                <span>
                  <bdi>{name}</bdi>
                </span>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ source, cells }) => (
          <tr key={source}>
            <th scope="row">
              <Sign of={KIND_OF[source]} />
              <span>{words.sources[source]}</span>
            </th>
            {cells.map((cell, at) => (
              <td key={order[at]} className={ofWinner(order[at]!)}>
                <Points {...cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.end.total}</th>
          {totals.map((total, at) => (
            <td key={order[at]} className={ofWinner(order[at]!)}>
              {words.number(total)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

function Points({ inGame, atEnd }: Cell) {
  const words = useWords();
  const sum = inGame === 0 ? words.end.atEnd : `${words.number(inGame)} + ${words.number(atEnd)}`;
  return (
    <>
      {words.number(inGame + atEnd)}
      {atEnd > 0 && <small>{sum}</small>}
    </>
  );
}
