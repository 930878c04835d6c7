import type { PlaceName, Snapshot } from '@ochre/stone-age/rules';
import { explainCard, explainPlace, explainTile } from '../../words/sayings/explain.ts';
import { nameOfPlace, spaceOf } from '../../words/sayings/names.ts';
import { sayWhyNot } from '../../words/sayings/say-why-not.ts';
import { Icon } from '../art/icon.tsx';
import { type Point, SIGNS } from '../board/layout.ts';
import type { Words } from '../in-words.tsx';
import { useWords } from '../in-words.tsx';
import { whyNotThere } from '../odds/index.ts';
import { RuleText } from '../rulebook/rule-text.tsx';
import '@ochre/ui/parts/asked-about.css';

interface AskedAboutProps {
  readonly view: Snapshot;
  readonly viewer: number;
  readonly place: PlaceName;
  /** By seat. */
  readonly names: readonly string[];
  /** The place that is being chosen: it stays in sight. */
  readonly chosen: PlaceName | undefined;
  /** Whether the viewer plays; who watches is not told why they cannot. */
  readonly isPlaying: boolean;
  readonly onRule: (rule: string) => void;
  readonly onClose: () => void;
}

/** Why a place cannot be used now, in one sentence; what it is and the rule, on demand. */
export function AskedAbout(props: AskedAboutProps) {
  const { view, viewer, place, names, chosen, isPlaying, onRule, onClose } = props;
  const words = useWords();
  const why = isPlaying ? whyNotThere(view, viewer, place) : undefined;
  const name = nameOfPlace(place, words);
  return (
    <section
      className={`asked-about paper ${sideFor(chosen ?? place)}`}
      aria-label={name}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <header>
        <h2 className="display">{name}</h2>
        <button type="button" className="close" aria-label={words.buttons.close} onClick={onClose}>
          <Icon name="no" size={16} />
        </button>
      </header>
      <div role="status">
        {why !== undefined && (
          <p className="why-not">{sayWhyNot(why, { view, viewer, place, names }, words)}</p>
        )}
      </div>
      {why === undefined ? (
        <Explained {...{ place, view }} />
      ) : (
        <details>
          <summary>{words.odds.more}</summary>
          <Explained {...{ place, view }} />
          <RuleText rule={why.rule} onOpen={onRule} />
        </details>
      )}
    </section>
  );
}

/** What the place is for. */
function Explained({ place, view }: Pick<AskedAboutProps, 'place' | 'view'>) {
  const words = useWords();
  return explained(place, view, words).map((sentence) => <p key={sentence}>{sentence}</p>);
}

/** The side of the valley on which a place does not lie; cards and tiles lie below it. */
function sideFor(place: PlaceName): 'left' | 'right' {
  const sign = (SIGNS as Partial<Record<PlaceName, Point>>)[place];
  return sign !== undefined && sign[0] < MIDDLE ? 'right' : 'left';
}

/** Of the valley: the clay pit still lies to the left of it. */
const MIDDLE = 600;

function explained(place: PlaceName, view: Snapshot, words: Words): readonly string[] {
  const card = view.cards[(spaceOf(place, 'card') ?? 0) - 1];
  const tile = view.stacks[(spaceOf(place, 'building') ?? 0) - 1]?.top;
  const game = view.solo === undefined ? 'together' : 'solo';
  return [
    ...explainPlace(place, words, game),
    ...(card ? explainCard(card, words, game) : []),
    ...(tile ? explainTile(tile, words) : []),
  ];
}
