import type { ReactNode } from 'react';
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
        <Tool
          name={insight.challenges(challenges.length)}
          isOpen={state.challenge !== undefined}
          isForPhones
          onTap={next}
        >
          <Swords size={20} />
        </Tool>
      )}
      {isTiles && (
        <Tool
          name={insight.tiles}
          isOpen={state.isDrawer}
          isForPhones
          shortcut="T"
          onTap={state.toggleDrawer}
        >
          <Sign of="tiles" size={20} />
        </Tool>
      )}
      {isFarms && (
        <Tool name={insight.farms} isOpen={state.isFarms} shortcut="F" onTap={state.toggleFarms}>
          <Sign of="farm" size={20} />
        </Tool>
      )}
    </>
  );
}

interface ToolProps {
  readonly name: string;
  readonly isOpen: boolean;
  /** Elsewhere something else opens it. */
  readonly isForPhones?: boolean;
  readonly shortcut?: string;
  readonly onTap: () => void;
  readonly children: ReactNode;
}

const Tool = ({ name, isOpen, isForPhones, shortcut, onTap, children }: ToolProps) => (
  <button
    type="button"
    className={isForPhones ? 'land-tool paper phone-tool' : 'land-tool paper'}
    aria-label={name}
    aria-pressed={isOpen}
    aria-keyshortcuts={shortcut}
    onClick={onTap}
  >
    {children}
  </button>
);
