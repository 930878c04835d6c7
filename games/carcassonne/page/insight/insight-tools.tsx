import { challengesIn, type Snapshot } from '../../rules/index.ts';
import { Sign } from '../board/sign.tsx';
import { useWords } from '../in-words.tsx';
import { keyOf } from './challenge/ties.tsx';
import { useShows } from './help.ts';
import { Swords } from './swords.tsx';
import type { InsightState } from './use-insight.ts';

interface InsightToolsProps {
  readonly view: Snapshot;
  readonly insight: InsightState;
}

/** What can be shown on the land, one tap each. */
export function InsightTools({ view, insight: state }: InsightToolsProps) {
  const { insight } = useWords();
  const isFarms = useShows('farms') && view.options.farmers !== 'none';
  const isTiles = useShows('tilesByType');
  const challenges = useShows('challenges') ? challengesIn(view) : [];
  const next = (): void => {
    const keys = challenges.map(keyOf);
    state.openChallenge(keys[keys.indexOf(state.challenge ?? '') + 1]);
  };
  return (
    <>
      {challenges.length > 0 && (
        <button
          type="button"
          className="land-tool paper phone-tool"
          aria-label={insight.challenges(challenges.length)}
          aria-pressed={state.challenge !== undefined}
          onClick={next}
        >
          <Swords size={20} />
        </button>
      )}
      {isTiles && (
        <button
          type="button"
          className="land-tool paper phone-tool"
          aria-label={insight.tiles}
          aria-pressed={state.isDrawer}
          aria-keyshortcuts="T"
          onClick={state.toggleDrawer}
        >
          <Sign of="tiles" size={20} />
        </button>
      )}
      {isFarms && (
        <button
          type="button"
          className="land-tool paper"
          aria-label={insight.farms}
          aria-pressed={state.isFarms}
          aria-keyshortcuts="F"
          onClick={state.toggleFarms}
        >
          <Sign of="farm" size={20} />
        </button>
      )}
    </>
  );
}
