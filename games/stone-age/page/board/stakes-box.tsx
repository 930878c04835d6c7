import { RESOURCES, type Snapshot, type SnapshotSolo } from '@ochre/stone-age/rules';
import { Icon } from '../art/icon.tsx';
import type { SymbolName } from '../art/symbols/index.ts';
import type { Words } from '../in-words.tsx';
import { useWords } from '../in-words.tsx';

interface StakesBoxProps {
  readonly view: Snapshot;
  readonly solo: SnapshotSolo;
}

/** Solo: what is left on the board, which counts at the end. */
export function StakesBox({ view, solo }: StakesBoxProps) {
  const words = useWords();
  return (
    <section className="box paper">
      <h2>{words.solo.onTheBoard}</h2>
      <ul className="stakes">
        {stakes(view, solo, words).map(([icon, says]) => (
          <li key={says}>
            <Icon name={icon} size={18} />
            {says}
          </li>
        ))}
      </ul>
    </section>
  );
}

const stakes = (
  { discard = [], deck }: Snapshot,
  { board, hut, tokens }: SnapshotSolo,
  words: Words,
): [SymbolName, string][] => [
  ...RESOURCES.map((good): [SymbolName, string] => [good, words.goodsCounted[good](board[good])]),
  ['person', words.solo.inHut(hut)],
  ['tool', words.solo.tokens(tokens.low + tokens.high)],
  ['card', words.solo.discarded(discard.length)],
  ['card', words.solo.toDraw(deck)],
];
