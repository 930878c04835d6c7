import { GOODS, type GoodsCount } from '@ochre/stone-age/rules';
import { Icon } from '../art/icon.tsx';
import { useWords } from '../in-words.tsx';

/** Goods as symbols with their counts. */
export function GoodsRow({ goods }: { readonly goods: GoodsCount }) {
  const words = useWords();
  return (
    <span className="odds-goods">
      {GOODS.filter((good) => goods[good] > 0).map((good) => (
        <span key={good}>
          {goods[good]}
          <Icon name={good} size={16} label={words.goods[good]} />
        </span>
      ))}
    </span>
  );
}
