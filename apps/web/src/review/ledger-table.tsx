import { isUncertain, type Ledger, ledgerLines } from '@ochre/search/review';
import { Icon } from '@ochre/ui/art/icon.tsx';
import { Segments } from '@ochre/ui/parts/segments.tsx';
import type { Seat } from '@ochre/ui/seat.ts';
import { useState } from 'react';
import { useWords } from '../words/language.tsx';

interface LedgerTableProps {
  readonly ledger: Ledger;
  readonly seats: readonly Seat[];
}

const MEASURES = ['shares', 'points'] as const;
type Measure = (typeof MEASURES)[number];

/** Where a game was won, line by line, for every seat. */
export function LedgerTable({ ledger, seats }: LedgerTableProps) {
  const { review } = useWords();
  const [measure, setMeasure] = useState<Measure>('shares');
  const { figures } = review;
  const [whole, more] =
    measure === 'shares'
      ? [figures.percent, figures.morePercent]
      : [figures.points, figures.morePoints];
  return (
    <section className="review-ledger">
      <header>
        <h3>{review.ledger}</h3>
        <Segments
          label={review.measure}
          values={MEASURES}
          chosen={measure}
          name={(one) => (one === 'shares' ? review.inChances : review.points)}
          onChoose={setMeasure}
        />
      </header>
      <table>
        <thead>
          <tr>
            <td />
            {seats.map(({ tribe, name }) => (
              <th key={tribe} scope="col">
                <Icon name={`person-${tribe}`} size={20} label={name} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ledgerLines(ledger).map(({ line, worth, isWhole }) => (
            <tr key={line} className={isWhole ? 'whole' : undefined}>
              <th scope="row">{review.lines[line]}</th>
              {worth[measure].map((number, seat) => (
                <td key={seats[seat]!.tribe}>{(isWhole ? whole : more)(number)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {isUncertain(ledger) && <p className="quiet">{review.uncertain}</p>}
    </section>
  );
}
