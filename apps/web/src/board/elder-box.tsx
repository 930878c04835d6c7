import { ELDER_AREAS, type ElderArea, type SnapshotSolo } from '@ochre/stone-age';
import { Icon } from '../art/icon.tsx';
import type { SymbolName } from '../art/symbols/index.ts';
import { useWords } from '../words/language.tsx';
import type { Words } from '../words/words.ts';

const SIGN: Readonly<Record<ElderArea, SymbolName>> = {
  forest: 'place-forest',
  claypit: 'place-claypit',
  quarry: 'place-quarry',
  river: 'place-river',
  village: 'place-hut',
  hunt: 'place-hunt',
};

/** Where the elder stands, what that means, and where he goes next. */
export function ElderBox({ elder }: Pick<SnapshotSolo, 'elder'>) {
  const words = useWords();
  if (elder === '') return null;
  const next = ELDER_AREAS[(ELDER_AREAS.indexOf(elder) + 1) % ELDER_AREAS.length]!;
  return (
    <section className="box paper elder-box">
      <Icon name="standing-elder" size={66} />
      <div>
        <h2>{words.solo.elderIn(nameOf(elder, words))}</h2>
        <p>{explained(elder, words)}</p>
        <p>
          <b>{words.solo.nextTurn(nameOf(next, words))}</b>
        </p>
        <ol className="elder-path" aria-label={words.solo.path}>
          {ELDER_AREAS.map((area) => (
            <li key={area} className={area === elder ? 'now' : area === next ? 'next' : ''}>
              <Icon name={SIGN[area]} size={17} label={nameOf(area, words)} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const nameOf = (area: ElderArea, words: Words): string =>
  area === 'village' ? words.solo.village : words.places[area];

const MATERIAL = { forest: 'wood', claypit: 'clay', quarry: 'stone', river: 'gold' } as const;

function explained(area: ElderArea, words: Words): string {
  if (area === 'village') return words.solo.elderInVillage;
  if (area === 'hunt') return words.solo.elderHunting;
  return words.solo.elderExplained(words.goods[MATERIAL[area]]);
}
