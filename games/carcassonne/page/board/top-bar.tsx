import { Icon } from '@ochre/ui/art/icon.tsx';
import { Hand } from '@ochre/ui/art/wordmark/hand.tsx';
import { Wordmark } from '@ochre/ui/art/wordmark/wordmark.tsx';
import { SkipLinks } from '@ochre/ui/parts/skip-links.tsx';
import type { ReactNode } from 'react';
import type { Snapshot } from '../../rules/index.ts';
import { useWords } from '../in-words.tsx';
import { useStaged } from '../motion/use-staged.ts';
import { inTurnOrder, type Seated } from './seat.ts';
import { Sign } from './sign.tsx';
import './top-bar.css';

interface TopBarProps {
  readonly view: Snapshot;
  readonly everybody: readonly Seated[];
  readonly corner?: ReactNode;
}

const STEPS = ['lay', 'claim', 'score'] as const;

/** Where the game is: turn, step of it, whose it is, how near the end. */
export function TopBar({ view, everybody, corner }: TopBarProps) {
  const words = useWords();
  const { board } = words;
  const { scored } = useStaged();
  const now = scored === undefined ? view.phase : 'score';
  return (
    <header className="land-top">
      <SkipLinks board=".land-pane" toBoard={board.toLand} toDecision={board.toDecision} />
      <span className="land-brand">
        <Hand size={30} />
        <Wordmark height={23} />
      </span>
      <h1 className="display">{board.turn(view.turn)}</h1>
      <ol className="steps">
        {STEPS.map((step) => (
          <li key={step} {...(step === now ? { 'aria-current': 'step' } : {})}>
            {board.steps[step]}
          </li>
        ))}
      </ol>
      <ol className="order" aria-label={board.turnOrder}>
        {inTurnOrder(everybody, view.firstPlayer).map(({ number, tribe, name, isAsked }) => (
          <li key={number} {...(isAsked ? { 'aria-current': 'true' } : {})}>
            <Icon name={`person-${tribe}`} size={22} label={name} />
          </li>
        ))}
      </ol>
      <p className="tiles-left">
        <small>{board.untilTheEnd}</small>
        <Sign of="tiles" size={19} />
        <b>{view.left}</b>
        <span>{board.tiles(view.left)}</span>
      </p>
      {corner !== undefined && (
        <nav className="land-corner" aria-label={words.play.menu}>
          {corner}
        </nav>
      )}
    </header>
  );
}
