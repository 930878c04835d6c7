import type { LowerPart, Profession } from '@ochre/stone-age/rules';
import { units } from '@ochre/ui/art/units.ts';
import { upTo } from '@ochre/ui/art/up-to.ts';
import { useWords } from '../../in-words.tsx';
import { Icon } from '../icon.tsx';
import type { SymbolName } from '../symbols/index.ts';

/** What each profession multiplies at the end. */
const MULTIPLIES: Readonly<Record<Profession, SymbolName>> = {
  farmer: 'agriculture',
  toolmaker: 'tool',
  builder: 'house',
  shaman: 'person',
  trader: 'merchant',
};

export function LowerPartOfCard({ lower }: { readonly lower: LowerPart }) {
  const words = useWords();
  if ('culture' in lower) {
    return (
      <div className="card-lower culture">
        <Icon name={lower.culture} size={units(30)} />
        <small>{words.culture[lower.culture]}</small>
      </div>
    );
  }
  const people = Object.entries(lower) as [Profession, number][];
  return people.map(([profession, count]) => (
    <div key={profession} className="card-lower profession">
      <span className="card-row">
        {upTo(count).map((at) => (
          <Icon key={at} name={profession} size={units(count > 2 ? 22 : 26)} />
        ))}
      </span>
      <span className="card-row card-factor">
        {count} × <Icon name={MULTIPLIES[profession]} size={units(16)} />
      </span>
    </div>
  ));
}
