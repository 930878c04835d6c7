import type { ElderArea, Good } from '@ochre/stone-age';
import { memo } from 'react';
import { CardFace, cardOf } from '../art/card/card-face.tsx';
import { Icon } from '../art/icon.tsx';
import type { SymbolName } from '../art/symbols/index.ts';
import { useWords } from '../words/language.tsx';
import { nameOfCard } from '../words/name-cards.ts';
import type { Words } from '../words/words.ts';
import { looksSame } from './looks-same.ts';
import type { Space } from './space.ts';
import { SpaceButton } from './space-button.tsx';
import { Stand } from './stand.tsx';

interface CardSpaceProps extends Space {
  readonly space: number;
  /** The card that lies there; none is ''. */
  readonly card: string;
  /** Solo: where the elder stands; his material is the price. */
  readonly elder: ElderArea | '';
}

type Pays = Good | 'any' | 'village';

/** What cards cost while the elder is there. */
const MATERIAL: Readonly<Record<ElderArea, Pays>> = {
  forest: 'wood',
  claypit: 'clay',
  quarry: 'stone',
  river: 'gold',
  village: 'village',
  hunt: 'food',
};

/** The fifth space, which the expansion adds, costs jewelry. */
const JEWELRY_SPACE = 5;
const JEWELRY_PRICE = 3;

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
  const isJewelry = space === JEWELRY_SPACE;
  const price = isJewelry ? JEWELRY_PRICE : space;
  const pays = isJewelry ? 'jewelry' : elder === '' ? 'any' : MATERIAL[elder];
  return (
    <li className={`card-space ${mark.state}`} data-stands={place}>
      <CardFace id={card} />
      <span className="price paper">
        <span aria-hidden="true">{price}</span>
        <Icon name={iconOf(pays)} size={13} label={words.table.price(price, nameOf(pays, words))} />
      </span>
      <Stand people={people} ghosts={ghosts} />
      <SpaceButton
        space={props}
        label={`${words.cardSpace(space)}: ${nameOfCard(cardOf(card), words)}`}
      />
    </li>
  );
}, looksSame);

const iconOf = (pays: Pays): SymbolName => (pays === 'village' ? 'tool' : pays);

const nameOf = (pays: Pays, { goods, table }: Words): string =>
  pays === 'any' || pays === 'village' ? table.pays[pays] : goods[pays];
