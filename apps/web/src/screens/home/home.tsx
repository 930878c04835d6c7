import type { GameSummary } from '@ochre/protocol';
import { Hand } from '@ochre/ui/art/wordmark/hand.tsx';
import { Wordmark } from '@ochre/ui/art/wordmark/wordmark.tsx';
import type { ReactNode } from 'react';
import type { TableCard } from '../../table/index.ts';
import type { GameChoice } from '../options/choice.ts';
import '@ochre/ui/parts/buttons.css';
import '../parts/menu.css';
import './home.css';
import { GamePrint } from './game-print.tsx';
import { HomeLedge, type LedgeActs } from './home-ledge.tsx';
import type { WaysIn } from './ways-in.ts';

export interface HomeProps extends WaysIn, LedgeActs {
  /** What *play now* begins, of each game that is offered. */
  readonly choices: readonly GameChoice[];
  /** The tables in this browser. */
  readonly cards: readonly TableCard[];
  /** Where the reader still plays over the network. */
  readonly tables: readonly GameSummary[];
  /** In milliseconds since 1970. */
  readonly now: number;
  /** Language, look, settings. */
  readonly corner?: ReactNode;
}

/** The start page: a print of each game, and one click to play it. */
export function Home(props: HomeProps) {
  const { choices, corner } = props;
  return (
    <main className="home">
      <header className="home-heading">
        <h1>
          <Hand size={62} />
          <Wordmark height={54} />
        </h1>
      </header>
      {corner !== undefined && <div className="corner">{corner}</div>}
      <div className="prints">
        {choices.map((choice) => (
          <GamePrint key={choice.game} {...props} choice={choice} />
        ))}
      </div>
      <HomeLedge {...props} games={choices.map(({ game }) => game)} />
    </main>
  );
}
