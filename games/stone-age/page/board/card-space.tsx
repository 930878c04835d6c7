import {
  CARD_COSTS,
  type CardSpace as CardSpaceName,
  ELDER_MATERIAL,
  type ElderArea,
  type ElderMaterial,
} from '@ochre/stone-age/rules';
import { memo } from 'react';
import { cardOf } from '../../words/components.ts';
import { nameOfCard } from '../../words/name-cards.ts';
import { CardFace } from '../art/card/card-face.tsx';
import { Icon } from '../art/icon.tsx';
import type { SymbolName } from '../art/symbols/index.ts';
import type { Words } from '../in-words.tsx';
import { useWords } from '../in-words.tsx';
import { looksSame } from './looks-same.ts';
import type { Space } from './space.ts';
import { SpaceButton } from './space-button.tsx';
import { Stand } from './stand.tsx';

interface CardSpaceProps extends Space {
  readonly place: CardSpaceName;
  readonly space: number;
  /** The card that lies there; none is ''. */
  readonly card: string;
  /** Solo: where the elder stands; his material is the price. */
  readonly elder: ElderArea | '';
}

type Pays = ElderMaterial | 'jewelry' | 'any';

export const CardSpace = memo(function CardSpace(props: CardSpaceProps) {
  const { place, space, card, elder, people, ghosts, mark } = props;
  const words = useWords();
  if (card === '') {
    return (
      <li className="empty-space" data-stands={place}>
        {words.table.emptySpace(space)}
      </li>
    );
  }
  const { count: price, of } = CARD_COSTS[place];
  const pays = of === 'jewelry' ? of : elder === '' ? 'any' : ELDER_MATERIAL[elder];
  const costs = words.aloud.price(nameOf(pays, price, words));
  return (
    <li className={`card-space ${mark.state}`} data-stands={place}>
      <CardFace id={card} />
      <span className="price paper">
        <span aria-hidden="true">{price}</span>
        <Icon name={iconOf(pays)} size={13} label={costs} />
      </span>
      <Stand people={people} ghosts={ghosts} />
      <SpaceButton
        space={props}
        label={`${words.cardSpace(space)}: ${nameOfCard(cardOf(card), words)}, ${costs}`}
      />
    </li>
  );
}, looksSame);

const iconOf = (pays: Pays): SymbolName => (pays === 'village' ? 'tool' : pays);

function nameOf(pays: Pays, price: number, { aloud, goodsCounted, table }: Words): string {
  if (pays === 'any') return aloud.resources(price);
  return pays === 'village' ? `${price} ${table.pays.village}` : goodsCounted[pays](price);
}
