import type { Bundle } from '../../../words/sayings/bundle.ts';
import { isGood } from '../../../words/sayings/bundle.ts';
import { Icon } from '../../art/icon.tsx';
import type { Words } from '../../in-words.tsx';

interface KeptProps {
  readonly bundle: Bundle;
  readonly words: Words;
}

/** So many of each good, in a line. */
export function Kept({ bundle, words }: KeptProps) {
  const goods = Object.keys(bundle).filter(isGood);
  if (goods.length === 0) return words.decisions.nothing;
  return goods.map((good) => (
    <span key={good} className="kept">
      <span aria-hidden="true">{bundle[good]}</span>{' '}
      <Icon name={good} size={18} label={words.goodsCounted[good](bundle[good]!)} />
    </span>
  ));
}
