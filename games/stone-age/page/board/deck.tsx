import type { Snapshot } from '@ochre/stone-age/rules';
import { Hand } from '@ochre/ui/art/wordmark/hand.tsx';
import { useWords } from '../in-words.tsx';
import { SmallCard } from './small-card.tsx';

/** What is left of the cards; in the one-player game also what was discarded. */
export function Deck({ view: { deck, discard, solo } }: { readonly view: Snapshot }) {
  const words = useWords();
  const last = discard?.[discard.length - 1];
  return (
    <>
      <li className="deck">
        <span className="card-back">
          <Hand size={32} />
        </span>
        <b aria-hidden="true">{deck}</b>
        <span aria-hidden="true">{words.table.deck}</span>
        <span className="unseen">{words.aloud.deck(deck)}</span>
      </li>
      {solo !== undefined && last !== undefined && (
        <li className="deck">
          <SmallCard id={last} />
          <b aria-hidden="true">{discard?.length}</b>
          <span aria-hidden="true">{words.solo.discard}</span>
          <span className="unseen">{words.solo.discarded(discard?.length ?? 0)}</span>
        </li>
      )}
    </>
  );
}
