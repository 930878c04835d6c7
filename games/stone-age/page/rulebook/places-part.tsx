import { CARD_SPACES, type PlaceName } from '@ochre/stone-age/rules';
import { LAND_PLACES } from '../../words/land-place.ts';
import { nameOfPlace } from '../../words/sayings/names.ts';
import { Icon } from '../art/icon.tsx';
import { symbolOfPlace } from '../decisions/symbols.ts';
import type { Words } from '../in-words.tsx';
import { useWords } from '../in-words.tsx';
import '@ochre/ui/rulebook/entries.css';
import { RuleLinks } from '@ochre/ui/rulebook/rule-links.tsx';
import { useFromTop } from '@ochre/ui/rulebook/use-from-top.ts';
import { explainPlace } from '../../words/sayings/explain.ts';
import { rulesOfPlace } from './rules-of.ts';

/** Stacks are all alike, and so are two of the production buildings. */
const STACK = 'building1';
const SHOWN: readonly PlaceName[] = [...LAND_PLACES, ...CARD_SPACES, STACK, 'D04', 'D06'];

/** Every place and what it is for. */
export function PlacesPart({ onRule }: { readonly onRule: (rule: string) => void }) {
  const words = useWords();
  useFromTop();
  return (
    <article className="rulebook-page paper">
      <ul className="components">
        {SHOWN.map((place) => (
          <li key={place}>
            <Icon name={symbolOfPlace(place)} size={40} />
            <div>
              <h2 className="display">{titleOf(place, words)}</h2>
              {explainPlace(place, words).map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
              <RuleLinks rules={rulesOfPlace(place)} onRule={onRule} />
            </div>
          </li>
        ))}
      </ul>
    </article>
  );
}

const titleOf = (place: PlaceName, words: Words): string =>
  place === STACK ? words.table.tabs.buildings : nameOfPlace(place, words);
