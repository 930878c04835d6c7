import {
  CULTURE,
  type Culture,
  PROFESSIONS,
  type SeenScore,
  type SnapshotPlayer,
} from '@ochre/stone-age/rules';
import { cardOf } from '../../words/components.ts';
import { Icon } from '../art/icon.tsx';
import { useWords } from '../in-words.tsx';
import { Built } from './built.tsx';
import { worksIn } from './works.ts';

interface CollectedProps {
  readonly player: SnapshotPlayer;
  readonly seen: SeenScore;
  /** Whether its buildings are counted here, not elsewhere in the panel. */
  readonly hasBuilt: boolean;
}

/** How wide the row is, and its parts, in pixels: when they do not fit, culture is folded. */
const ROOM = 268;
const WIDTHS = { culture: 25, profession: 47, works: 50, faceDown: 36, built: 48 } as const;

/** What counts at the end: culture, people of professions, buildings. */
export function Collected({ player, seen, hasBuilt }: CollectedProps) {
  const words = useWords();
  const cultures = CULTURE.filter((culture) => culturesOf(player).has(culture));
  const professions = PROFESSIONS.filter((profession) => seen.professions[profession] > 0);
  const works = worksIn(player);
  const width =
    cultures.length * WIDTHS.culture +
    professions.length * WIDTHS.profession +
    works.length * WIDTHS.works +
    (player.hiddenCards > 0 ? WIDTHS.faceDown : 0) +
    (hasBuilt ? WIDTHS.built : 0);
  const isFolded = width > ROOM;
  return (
    <div className={isFolded ? 'collected folded' : 'collected'} data-has="cards">
      {cultures.length > 0 && (
        <span className="chips">
          {isFolded ? (
            <i className="chip culture">
              {words.table.sets(seen.culture.filter((size) => size > 0).join('+'))}
            </i>
          ) : (
            cultures.map((culture) => (
              <i key={culture} className="chip culture">
                <Icon name={culture} size={16} label={words.culture[culture]} />
              </i>
            ))
          )}
        </span>
      )}
      {professions.length + works.length > 0 && (
        <span className="chips">
          {professions.map((profession) => (
            <i key={profession} className="chip profession">
              <span aria-hidden="true">
                {seen.professions[profession]}
                {isFolded ? '' : '×'}
              </span>
              <Icon
                name={profession}
                size={16}
                label={words.professions[profession](seen.professions[profession])}
              />
            </i>
          ))}
          {works.map(({ id, resource, divisor }) => (
            <i key={id} className="chip works">
              <Icon
                name={resource}
                size={14}
                label={`${words.works[resource]}, ${words.aloud.divides(divisor)}`}
              />
              <span aria-hidden="true">÷{divisor}</span>
            </i>
          ))}
        </span>
      )}
      {player.hiddenCards > 0 && (
        <span className="face-down">
          <Icon name="card" size={16} label={words.table.hidden(player.hiddenCards)} />
          <span aria-hidden="true">{player.hiddenCards}</span>
        </span>
      )}
      {hasBuilt && player.buildings.length > 0 && <Built player={player} />}
    </div>
  );
}

function culturesOf({ cards }: SnapshotPlayer): ReadonlySet<Culture> {
  const cultures = cards.flatMap((id) => {
    const lower = id === null ? {} : cardOf(id).lower;
    return 'culture' in lower ? [lower.culture] : [];
  });
  return new Set(cultures);
}
