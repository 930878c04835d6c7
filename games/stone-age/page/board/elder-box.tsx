import { areaAfter, ELDER_AREAS, type SnapshotSolo } from '@ochre/stone-age/rules';
import { explainArea, nameOfArea } from '../../words/sayings/elder-area.ts';
import { Icon } from '../art/icon.tsx';
import { useWords } from '../in-words.tsx';
import { ELDER_SIGNS } from './elder-signs.ts';

/** Where the elder stands, what that means, and where he goes next. */
export function ElderBox({ elder }: Pick<SnapshotSolo, 'elder'>) {
  const words = useWords();
  if (elder === '') return null;
  const next = areaAfter(elder);
  return (
    <section className="box paper elder-box">
      <Icon name="standing-elder" size={66} />
      <div>
        <h2>{words.solo.elderIn(nameOfArea(elder, words))}</h2>
        <p>{explainArea(elder, words)}</p>
        <p>
          <b>{words.solo.nextTurn(nameOfArea(next, words))}</b>
        </p>
        <ol className="elder-path" aria-label={words.solo.path}>
          {ELDER_AREAS.map((area) => (
            <li key={area} className={area === elder ? 'now' : area === next ? 'next' : ''}>
              <Icon name={ELDER_SIGNS[area]} size={17} label={nameOfArea(area, words)} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
