import type { PlaceName, Snapshot } from '@ochre/stone-age';
import { Icon } from '../art/icon.tsx';
import { nameOfPlace, spaceOf } from '../decisions/names.ts';
import { sayWhyNot, whyNotThere } from '../odds/index.ts';
import { explainCard, explainPlace, explainTile } from '../rulebook/explain.ts';
import { RuleText } from '../rulebook/rule-text.tsx';
import { useWords } from '../words/language.tsx';
import type { Words } from '../words/words.ts';
import './asked-about.css';

interface AskedAboutProps {
  readonly view: Snapshot;
  readonly viewer: number;
  readonly place: PlaceName;
  /** Whether the viewer plays; who watches is not told why they cannot. */
  readonly isPlaying: boolean;
  readonly onRule: (rule: string) => void;
  readonly onClose: () => void;
}

/** What a place is, and why it cannot be used now, with the rule. */
export function AskedAbout({ view, viewer, place, isPlaying, onRule, onClose }: AskedAboutProps) {
  const words = useWords();
  const why = isPlaying ? whyNotThere(view, viewer, place) : undefined;
  const name = nameOfPlace(place, words);
  return (
    <section
      className="asked-about paper"
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
        {why !== undefined && <p className="why-not">{sayWhyNot(why, words)}</p>}
      </div>
      {explained(place, view, words).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {why !== undefined && <RuleText rule={why.rule} onOpen={onRule} />}
    </section>
  );
}

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
