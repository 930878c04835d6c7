import { ofSeat } from '@ochre/kernel';
import type { GameSummary } from '@ochre/protocol';
import { Icon } from '@ochre/ui/art/icon.tsx';
import type { SymbolName } from '@ochre/ui/art/symbols/index.ts';
import { TRIBES } from '@ochre/ui/art/symbols/people.tsx';
import { Hand } from '@ochre/ui/art/wordmark/hand.tsx';
import { Wordmark } from '@ochre/ui/art/wordmark/wordmark.tsx';
import type { Waiting } from '@ochre/ui/game/game-front.ts';
import type { ReactNode } from 'react';
import { frontOf } from '../../games.ts';
import { dayOf, type TableCard } from '../../table/index.ts';
import { useWords } from '../../words/language.tsx';
import { wordsOfGame } from '../../words/words-of-game.ts';
import { aloneIn, type GameChoice, planOf, requestOf } from '../options/choice.ts';
import { sayPlan } from '../options/summary.ts';
import '@ochre/ui/parts/buttons.css';
import { CodeEntry } from '../parts/code-entry.tsx';
import '../parts/menu.css';
import { GamesLeftOff } from './games-left-off.tsx';
import './home.css';
import { dailyOf, leftOff } from './left-off.ts';

export interface HomeProps {
  /** What *play now* begins. */
  readonly choice: GameChoice;
  /** The tables in this browser. */
  readonly cards: readonly TableCard[];
  /** Where the reader still plays over the network. */
  readonly tables: readonly GameSummary[];
  /** In milliseconds since 1970. */
  readonly now: number;
  readonly onPlay: () => void;
  readonly onOptions: () => void;
  readonly onAround: () => void;
  readonly onInvite: () => void;
  /** Rejects with why it does not lead to a table. */
  readonly onCode: (code: string) => Promise<void>;
  readonly onGuided: () => void;
  readonly onContinue: (path: string) => void;
  readonly onRemove: (id: string) => void;
  readonly onDaily: () => void;
  readonly onSolo: () => void;
  readonly onLobby: () => void;
  readonly onReplays: () => void;
  /** Rules, language, look, settings. */
  readonly corner?: ReactNode;
}

const EVERYBODY: readonly Waiting[] = TRIBES.map((tribe) => ({ tribe, isThere: true }));

/** The start page: the valley, and one click to a game. */
export function Home(props: HomeProps) {
  const words = useWords();
  const { home } = words.screens;
  const plan = planOf(props.choice);
  const { meta, Behind, Sign, minutes } = frontOf(plan.game);
  const own = wordsOfGame(words, plan.game);
  const alone = aloneIn(meta);
  const bots = plan.seats.filter(({ kind }) => kind === 'bot').length;
  const games = leftOff(props.cards, props.tables);
  const daily = dailyOf(props.cards, dayOf(props.now));
  return (
    <main className="home">
      <Behind fire={EVERYBODY} />
      <div className="veil" />
      <header className="home-heading">
        <h1>
          <Hand size={64} />
          <Wordmark height={56} />
        </h1>
        <p>{own.motto}</p>
      </header>
      {props.corner !== undefined && <div className="corner">{props.corner}</div>}
      <section className="menu paper" aria-label={home.menu}>
        <button type="button" className="play" onClick={props.onPlay}>
          <Icon name="play" size={30} />
          <span>
            <b className="display">{home.play}</b>
            <small>
              {home.against(bots)}, {home.takes(minutes(requestOf(props.choice)))}
            </small>
          </span>
        </button>
        <p className="chosen-game">
          {sayPlan(plan, words)}
          <button type="button" onClick={props.onOptions}>
            {words.buttons.options}
          </button>
        </p>
        <Way icon="screen" {...home.around} onClick={props.onAround} />
        <Way icon="link" {...home.invite} onClick={props.onInvite} />
        <CodeEntry onCode={props.onCode} />
        <Way icon="fire" {...home.guided} onClick={props.onGuided} />
      </section>
      <nav className="home-ledge">
        {games[0] !== undefined && (
          <GamesLeftOff {...props} game={games[0]} others={games.slice(1)} />
        )}
        {alone !== undefined && own.daily !== undefined && (
          <Tile sign={<Icon name="die5" size={42} />} {...own.daily} onClick={props.onDaily}>
            {daily?.result !== undefined && words.table.score(ofSeat(daily.result.scores, 0))}
          </Tile>
        )}
        {alone !== undefined && (
          <Tile
            sign={<Sign of={alone} size={42} />}
            {...own.variants[alone]!}
            onClick={props.onSolo}
          />
        )}
        <Tile
          sign={<Icon name="person" size={42} />}
          {...home.lobby}
          short={home.lobbyShort}
          onClick={props.onLobby}
        />
        <Tile
          sign={<Icon name="eye" size={42} />}
          {...home.replays}
          short={home.replaysShort}
          onClick={props.onReplays}
        />
      </nav>
    </main>
  );
}

interface WayProps {
  readonly icon: SymbolName;
  readonly name: string;
  readonly about: string;
  readonly onClick: () => void;
}

function Way({ icon, name, about, onClick }: WayProps) {
  return (
    <button type="button" className="way" onClick={onClick}>
      <i>
        <Icon name={icon} size={22} />
      </i>
      <span>
        <b className="display">{name}</b>
        <small>{about}</small>
      </span>
      <Icon name="right" size={18} />
    </button>
  );
}

interface TileProps extends Omit<WayProps, 'icon'> {
  readonly sign: ReactNode;
  /** Where there is little room. */
  readonly short: string;
  readonly children?: ReactNode;
}

function Tile({ sign, name, about, short, onClick, children }: TileProps) {
  return (
    <button type="button" className="home-tile paper" onClick={onClick}>
      {sign}
      <span>
        <b className="display">
          <span className="long">{name}</span>
          <span className="short" aria-hidden="true">
            {short}
          </span>
        </b>
        <small>{children || about}</small>
      </span>
    </button>
  );
}
