import type { Snapshot } from '@ochre/stone-age/rules';
import { Hand } from '@ochre/ui/art/wordmark/hand.tsx';
import { Wordmark } from '@ochre/ui/art/wordmark/wordmark.tsx';
import { SkipLinks } from '@ochre/ui/parts/skip-links.tsx';
import type { ReactNode } from 'react';
import { Icon } from '../art/icon.tsx';
import { useWords } from '../in-words.tsx';
import { inTurnOrder, type Seated } from './seat.ts';
import './top-bar.css';

interface TopBarProps {
  readonly view: Snapshot;
  readonly everybody: readonly Seated[];
  readonly corner?: ReactNode;
}

const ROUND = ['place', 'act', 'feed'] as const;

/** Where the game is: round, phase, whose turn, how near the end. */
export function TopBar({ view, everybody, corner }: TopBarProps) {
  const words = useWords();
  const phases = ROUND.some((phase) => phase === view.phase) ? ROUND : ([view.phase] as const);
  return (
    <header className="top-bar">
      <SkipLinks
        board=".board-window"
        toBoard={words.aloud.toBoard}
        toDecision={words.aloud.toDecision}
      />
      <span className="brand">
        <Hand size={30} />
        <Wordmark height={23} />
      </span>
      <h1 className="display round">
        {view.solo === undefined ? words.table.round(view.round) : words.table.turn(view.round)}
      </h1>
      <ol className="phases">
        {phases.map((phase) => (
          <li key={phase} {...(phase === view.phase ? { 'aria-current': 'step' } : {})}>
            {words.phases[phase]}
          </li>
        ))}
      </ol>
      <ol className="turn-order" aria-label={words.table.turnOrder}>
        {inTurnOrder(everybody, view.firstPlayer).map(
          ({ number, tribe, name, isFirst, isAsked }) => (
            <li key={number} {...(isAsked ? { 'aria-current': 'true' } : {})}>
              <Icon name={`person-${tribe}`} size={22} label={name} />
              {isFirst && (
                <sup>
                  <Icon name="firstPlayer" size={11} label={words.table.firstPlayer} />
                </sup>
              )}
            </li>
          ),
        )}
        {view.solo !== undefined && (
          <li>
            <Icon name="person-elder" size={24} label={words.solo.elder} />
          </li>
        )}
      </ol>
      <UntilTheEnd view={view} />
      {corner !== undefined && (
        <nav className="corner-buttons" aria-label={words.play.menu}>
          {corner}
        </nav>
      )}
    </header>
  );
}

/** The smallest stack, or the deck: whichever runs out ends the game. */
function UntilTheEnd({ view: { stacks, deck } }: Pick<TopBarProps, 'view'>) {
  const words = useWords();
  return (
    <p className="until-the-end paper">
      <small>{words.table.untilTheEnd}</small>
      <span>
        <Icon name="house" size={17} />
        {words.table.tiles(Math.min(...stacks.map(({ left }) => left)))}
      </span>
      <span>
        <Icon name="card" size={17} />
        {words.table.cards(deck)}
      </span>
    </p>
  );
}
