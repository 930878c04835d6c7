import { type GameRecord, printRecord } from '@ochre/kernel';
import { Icon } from '@ochre/ui/art/icon.tsx';
import { TRIBES } from '@ochre/ui/art/symbols/people.tsx';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { gameBehind, titleOfGame } from '../games.ts';
import { useOchre } from '../ochre.ts';
import { ImportRecord } from '../replay/import-record.tsx';
import '@ochre/ui/parts/buttons.css';
import { useLinkedGame } from '../replay/use-linked-game.ts';
import { Backdrop } from '../screens/parts/backdrop.tsx';
import { GameSign } from '../screens/parts/game-sign.tsx';
import { playersOf, whoPlays } from '../screens/parts/who-plays.ts';
import { useSettings } from '../settings/index.ts';
import type { ShelfCard } from '../table/local/shelf.ts';
import { useWords } from '../words/language.tsx';
import { useTitle } from '../words/use-title.ts';
import { PATHS } from './paths.ts';
import './replays-route.css';

/** Games that ended here, and records from elsewhere. */
export function ReplaysRoute() {
  const words = useWords();
  const { tables, reviews } = useOchre();
  const [, go] = useLocation();
  const [cards, setCards] = useState<readonly ShelfCard[]>();
  const [{ game: last }] = useSettings();
  const { play, screens } = words;
  useTitle(play.replays);
  const now = Date.now();
  useEffect(() => {
    void tables.list().then((all) => setCards(all.filter(({ stage }) => stage === 'over')));
  }, [tables]);
  const watch = async (record: GameRecord): Promise<void> => {
    const names = TRIBES.map((tribe) => words.tribes[tribe]);
    const table = await tables.import(printRecord(record), { names });
    table.close();
    go(PATHS.replay(table.id));
  };
  const isBroken = useLinkedGame((record) => void watch(record));
  return (
    <main className="replays">
      <Backdrop game={gameBehind(last)} />
      <section className="menu paper">
        <header>
          <button type="button" className="button small" onClick={() => go(PATHS.home)}>
            {words.buttons.back}
          </button>
          <h1 className="display">{play.replays}</h1>
        </header>
        {isBroken && <p role="alert">{words.story.import.brokenLink}</p>}
        {cards?.length === 0 && <p>{play.noReplays}</p>}
        <ul>
          {cards?.map((card) => (
            <li key={card.id}>
              <button type="button" onClick={() => go(PATHS.replay(card.id))}>
                <GameSign game={card.plan.game} size={26} />
                <span>
                  <b>{whoPlays(playersOf(card), words)}</b>
                  <small>
                    {titleOfGame(card.plan.game)},{' '}
                    {card.result && `${card.result.scores.join(' · ')}, `}
                    {screens.ago(Math.max(0, now - card.changedAt))}
                  </small>
                </span>
              </button>
              <button
                type="button"
                className="remove"
                aria-label={screens.home.remove(whoPlays(playersOf(card), words))}
                onClick={() => {
                  setCards(cards.filter(({ id }) => id !== card.id));
                  reviews.forget(card.id);
                  void tables.remove(card.id);
                }}
              >
                <Icon name="no" size={15} />
              </button>
            </li>
          ))}
        </ul>
        <ImportRecord onRecord={(record) => void watch(record)} />
      </section>
    </main>
  );
}
