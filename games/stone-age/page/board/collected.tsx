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
import { worksIn } from './works.ts';

interface CollectedProps {
  readonly player: SnapshotPlayer;
  readonly seen: SeenScore;
}

/** How wide the row is, and its parts, in pixels: when they do not fit, culture is folded. */
const ROOM = 268;
const WIDTHS = { culture: 25, profession: 47, works: 50, faceDown: 36, rest: 48 } as const;

/** What counts at the end: culture, people of professions, buildings. */
export function Collected({ player, seen }: CollectedProps) {
  const words = useWords();
  const cultures = CULTURE.filter((culture) => culturesOf(player).has(culture));
  const professions = PROFESSIONS.filter((profession) => seen.professions[profession] > 0);
  const works = worksIn(player);
  const width =
    cultures.length * WIDTHS.culture +
    professions.length * WIDTHS.profession +
    works.length * WIDTHS.works +
    (player.hiddenCards > 0 ? WIDTHS.faceDown : 0) +
    WIDTHS.rest;
  const isFolded = width > ROOM;
  return (
    <div className="collected" data-has="cards">
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
      {player.hiddenCards > 0 && (
        <span className="face-down">
          <Icon name="card" size={16} label={words.table.hidden(player.hiddenCards)} />
          <span aria-hidden="true">{player.hiddenCards}</span>
        </span>
      )}
      <span className="built" data-has="buildings">
        <Icon name="house" size={17} label={words.table.buildings(player.buildings.length)} />
        <span aria-hidden="true">{player.buildings.length}</span>
      </span>
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
