import { Icon } from '@ochre/ui/art/icon.tsx';
import { TRIBES } from '@ochre/ui/art/symbols/people.tsx';
import type { Waiting } from '@ochre/ui/game/game-front.ts';
import { useId, useState } from 'react';
import { frontOf } from '../../games.ts';
import { useSettings } from '../../settings/index.ts';
import { useWords } from '../../words/language.tsx';
import { wordsOfGame } from '../../words/words-of-game.ts';
import { type GameChoice, planOf, requestOf } from '../options/choice.ts';
import { isOfOneLevel, LOSSES_DOWN, WINS_UP } from '../options/own-level.ts';
import { sayPlan } from '../options/summary.ts';
import './game-print.css';
import { GameWays } from './game-ways.tsx';
import type { WaysIn } from './ways-in.ts';

interface GamePrintProps extends WaysIn {
  readonly choice: GameChoice;
}

const EVERYBODY: readonly Waiting[] = TRIBES.map((tribe) => ({ tribe, isThere: true }));

/** A game as it is offered: its picture, and before it the ways to begin. */
export function GamePrint(props: GamePrintProps) {
  const { choice, onPlay } = props;
  const words = useWords();
  const { home } = words.screens;
  const ids = { title: useId(), ways: useId() };
  const [isOpen, setOpen] = useState(false);
  const plan = planOf(choice);
  const { Behind, minutes } = frontOf(choice.game);
  const { title, motto } = wordsOfGame(words, choice.game);
  const [{ botLevel }] = useSettings();
  const follows = botLevel === 'by-results' && isOfOneLevel(frontOf(choice.game).meta, choice);
  const bots = plan.seats.filter(({ kind }) => kind === 'bot').length;
  return (
    <section className="print" aria-labelledby={ids.title}>
      <Behind fire={EVERYBODY} isPrint />
      <div className="menu paper">
        <h2>
          <span id={ids.title} className="display">
            {title}
          </span>{' '}
          <small>{motto}</small>
        </h2>
        <button type="button" className="play" onClick={() => onPlay(choice)}>
          <Icon name="play" size={26} />
          <span>
            <b className="display">
              <span className="long">{home.play}</span>
              <span className="short">{home.playGame(title)}</span>
            </b>
            <small>
              {home.against(bots)}, {home.takes(minutes(requestOf(choice)))}
            </small>
          </span>
        </button>
        <button
          type="button"
          className="more-ways"
          aria-label={home.more(title)}
          aria-expanded={isOpen}
          aria-controls={ids.ways}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="up" size={22} />
        </button>
        <div id={ids.ways} className={isOpen ? 'ways is-open' : 'ways'}>
          <p className="chosen-game">
            <span>
              {sayPlan(plan, words)}
              {follows && (
                <small className="level-follows">{home.levelFollows(WINS_UP, LOSSES_DOWN)}</small>
              )}
            </span>
            <button type="button" onClick={() => props.onWay(choice.game, 'bots')}>
              {words.buttons.options}
            </button>
          </p>
          <GameWays {...props} game={choice.game} />
        </div>
      </div>
    </section>
  );
}
