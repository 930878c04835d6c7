import { cardOf } from '../../../words/components.ts';
import { nameOfCard } from '../../../words/name-cards.ts';
import { useWords } from '../../in-words.tsx';
import './card.css';
import { LowerPartOfCard } from './lower-part.tsx';
import { UpperPartOfCard } from './upper-part.tsx';

interface CardFaceProps {
  readonly id: string;
}

/** A card, 94×132 units; `--u` says how large a unit is. */
export function CardFace({ id }: CardFaceProps) {
  const card = cardOf(id);
  return (
    <div className="card" role="img" aria-label={nameOfCard(card, useWords())}>
      <div className="card-upper">
        <UpperPartOfCard effect={card.upper} />
      </div>
      <LowerPartOfCard lower={card.lower} />
    </div>
  );
}
