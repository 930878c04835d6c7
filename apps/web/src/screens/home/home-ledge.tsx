import type { GameSummary } from '@ochre/protocol';
import { Icon } from '@ochre/ui/art/icon.tsx';
import { LedgeBehind } from '@ochre/ui/behind/ledge-behind.tsx';
import type { ReactNode } from 'react';
import type { TableCard } from '../../table/index.ts';
import { useWords } from '../../words/language.tsx';
import { CodeEntry } from '../parts/code-entry.tsx';
import { GamesLeftOff } from './games-left-off.tsx';
import './home-ledge.css';
import { leftOff } from './left-off.ts';

/** What serves all games. */
export interface LedgeActs {
  /** Rejects with why it does not lead to a table. */
  readonly onCode: (code: string) => Promise<void>;
  readonly onContinue: (path: string) => void;
  readonly onRemove: (id: string) => void;
  readonly onDaily: () => void;
  readonly onLobby: () => void;
  readonly onPuzzles: () => void;
  readonly onReplays: () => void;
}

interface HomeLedgeProps extends LedgeActs {
  /** Those that are offered. */
  readonly games: readonly string[];
  readonly cards: readonly TableCard[];
  readonly tables: readonly GameSummary[];
  readonly now: number;
}

/** Below the prints: where it goes on, and what is about no game alone. */
export function HomeLedge(props: HomeLedgeProps) {
  const words = useWords();
  const { home } = words.screens;
  const [first, ...others] = leftOff(props.cards, props.tables);
  const isDaily = props.games.some((game) => words.games[game]?.daily !== undefined);
  return (
    <nav className="home-ledge">
      <LedgeBehind />
      {first !== undefined && <GamesLeftOff {...props} game={first} others={others} />}
      <div className="join-tile home-tile paper">
        <Tile name={home.lobby.name} short={home.lobbyShort} onClick={props.onLobby}>
          <Icon name="person" size={26} />
        </Tile>
        <CodeEntry onCode={props.onCode} />
      </div>
      {isDaily && (
        <Tile {...home.daily} short={home.dailyShort} onClick={props.onDaily}>
          <Icon name="die5" size={40} />
        </Tile>
      )}
      <Tile
        name={words.puzzles.name}
        about={words.puzzles.about}
        short={words.puzzles.name}
        onClick={props.onPuzzles}
      >
        <Icon name="points" size={38} />
      </Tile>
      <Tile {...home.replays} short={home.replaysShort} onClick={props.onReplays}>
        <Icon name="eye" size={38} />
      </Tile>
    </nav>
  );
}

interface TileProps {
  readonly name: string;
  readonly about?: string;
  /** Where there is little room. */
  readonly short: string;
  readonly onClick: () => void;
  /** Its sign. */
  readonly children: ReactNode;
}

function Tile({ name, about, short, onClick, children }: TileProps) {
  return (
    <button type="button" className="home-tile paper" onClick={onClick}>
      {children}
      <span>
        <b className="display">
          <span className="long">{name}</span>
          <span className="short">{short}</span>
        </b>
        {about !== undefined && <small>{about}</small>}
      </span>
    </button>
  );
}
