import type { Profession } from '@ochre/stone-age/rules';
import { cardOf } from '../../words/components.ts';
import { nameOfCard } from '../../words/name-cards.ts';
import { Icon } from '../art/icon.tsx';
import { EffectInShort } from '../art/tile/tile-badge.tsx';
import { useWords } from '../in-words.tsx';

/** A card where there is no room for one: both its parts in short. */
export function SmallCard({ id }: { readonly id: string }) {
  const card = cardOf(id);
  const { upper, lower } = card;
  return (
    <span className="small-card" role="img" aria-label={nameOfCard(card, useWords())}>
      <span>
        <EffectInShort effect={upper} />
      </span>
      {'culture' in lower ? (
        <span className="culture">
          <Icon name={lower.culture} size={17} />
        </span>
      ) : (
        (Object.entries(lower) as [Profession, number][]).map(([profession, count]) => (
          <span key={profession} className="profession">
            {count}
            <Icon name={profession} size={16} />
          </span>
        ))
      )}
    </span>
  );
}
