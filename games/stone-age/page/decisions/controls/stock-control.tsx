import { useEffect, useEffectEvent, useState } from 'react';
import type { ControlProps } from '../control.ts';
import { stockLines, stockMove } from '../options/solo.ts';
import { Frame } from '../parts/frame.tsx';
import { StockLineControl } from './stock-line-control.tsx';
import './stock-control.css';
import { USUAL } from './usual-stock.ts';

/** Solo: the whole board is set up at once; the moves are made one after the other. */
export function StockControl(props: ControlProps) {
  const { legal, words, view, commit } = props;
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const [isSending, setSending] = useState(false);
  const board = view.solo?.board;
  const lines = board === undefined ? [] : stockLines(legal, board);
  const countOf = (good: string): number => counts[good] ?? USUAL;
  const asked = lines[0]?.good;
  const move = asked && stockMove(asked, countOf(asked));
  const goOn = useEffectEvent(() => {
    if (isSending && move !== undefined) commit(move);
  });
  // Once the first was made, the others follow as they are asked.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each thing that is asked is one move.
  useEffect(() => goOn(), [asked]);
  const begin = (first: string): void => {
    setSending(true);
    commit(first);
  };
  const reset = (): void => setCounts({});
  const isChanged = lines.some(({ good }) => countOf(good) !== USUAL);
  return (
    <Frame
      control={{ ...props, commit: begin }}
      chosen={{ move, choose: reset, tap: begin, clear: isChanged ? reset : undefined }}
      about={words.decisions.settingUp.about}
      go={words.decisions.settingUp.start}
    >
      <ul className="stock-lines">
        {lines.map(({ good, most }) => (
          <StockLineControl
            key={good}
            good={good}
            most={most}
            there={board![good]}
            count={countOf(good)}
            onCount={(count) => setCounts({ ...counts, [good]: count })}
          />
        ))}
      </ul>
    </Frame>
  );
}
