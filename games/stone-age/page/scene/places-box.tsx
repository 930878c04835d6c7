import { isLand } from '../../words/land-place.ts';
import { nameOfPlace, spaceOf } from '../../words/sayings/names.ts';
import { Icon } from '../art/icon.tsx';
import type { SymbolName } from '../art/symbols/index.ts';
import { useWords, type Words } from '../in-words.tsx';
import './boxes.css';
import type { OwnPlace } from './your-places.ts';

interface PlacesBoxProps {
  readonly places: readonly OwnPlace[];
  /** What is to be done at the place that is at its turn. */
  readonly asked: string;
}

/** While one looks closely: all places of one's own, done and to come. */
export function PlacesBox({ places, asked }: PlacesBoxProps) {
  const words = useWords();
  return (
    <section className="over-land places-box paper" aria-label={words.scene.yourPlaces}>
      <h3>{words.scene.yourPlaces}</h3>
      <ol>
        {places.map((own) => (
          <li key={own.place} className={own.state}>
            <Icon name={own.state === 'done' ? 'check' : iconOf(own.place)} size={18} />
            <span>
              <b>{nameOfPlace(own.place, words)}</b>
              <small>{sayState(own, asked, words)}</small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function sayState({ state, brought, isUsed }: OwnPlace, asked: string, { scene }: Words): string {
  if (state === 'now') return asked;
  if (state === 'then') return scene.toCome;
  if (!isUsed) return scene.leftUnused;
  return brought.length === 0 ? scene.nothingComes : brought.join(', ');
}

const ICONS: Readonly<Record<string, SymbolName>> = {
  hunt: 'food',
  forest: 'wood',
  claypit: 'clay',
  quarry: 'stone',
  river: 'gold',
  toolmaker: 'tool',
  hut: 'person',
  field: 'agriculture',
  merchant: 'merchant',
};

function iconOf(place: string): SymbolName {
  if (isLand(place)) return ICONS[place]!;
  return spaceOf(place, 'card') === undefined ? 'house' : 'card';
}
