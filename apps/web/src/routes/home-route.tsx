import { dayOf } from '@ochre/host';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { takeInCards } from '../daily/own-dailies.ts';
import { useDaily } from '../daily/use-daily.ts';
import { gamesToOffer, metaOf } from '../games.ts';
import { useOchre } from '../ochre.ts';
import { tableByCode } from '../online/table-by-code.ts';
import { useOwnTables } from '../online/use-own-tables.ts';
import { Corner } from '../play/corner.tsx';
import { DailySheet } from '../screens/daily/daily-sheet.tsx';
import { Home } from '../screens/home/home.tsx';
import { LanguageButton } from '../screens/home/language-button.tsx';
import { type GameChoice, planOf, type WayToPlay } from '../screens/options/choice.ts';
import { keepChoice, keptChoice } from '../screens/options/kept-choice.ts';
import { OptionsPanel } from '../screens/options/options-panel.tsx';
import { atOwnLevel, beginAt, countResults } from '../screens/options/own-level-here.ts';
import { keepOf, SettingsPanel, useSettings } from '../settings/index.ts';
import type { ShelfCard } from '../table/local/shelf.ts';
import { useWords } from '../words/language.tsx';
import { loadGameRoute } from './load-game-route.ts';
import './page-note.css';
import { GAME, PATHS } from './paths.ts';
import { useBeginning } from './use-beginning.ts';

const MakeTable = lazy(async () => ({
  default: (await import('../online/make-table.tsx')).MakeTable,
}));
const AccountSheet = lazy(async () => ({
  default: (await import('../online/account.tsx')).AccountSheet,
}));

/** What opens over the start page: a way to play a game, or what is about no game alone. */
type Opened = { readonly game: string; readonly way: WayToPlay } | 'daily' | 'settings' | 'account';

/** The start page, and what opens over it. */
export function HomeRoute() {
  const words = useWords();
  const { tables, reviews, isKept } = useOchre();
  const [, go] = useLocation();
  const [cards, setCards] = useState<readonly ShelfCard[]>([]);
  const [ownTables, lookAgain] = useOwnTables();
  const [opened, open] = useState<Opened>();
  const games = useOffered();
  const choiceFor = useKeptChoice();
  const { begin } = useBeginning();
  const daily = useDaily();
  const now = Date.now();
  useEffect(() => {
    void tables.list().then((found) => {
      countResults(found);
      takeInCards(keepOf(window), found);
      setCards(found);
    });
    void loadGameRoute();
  }, [tables]);
  return (
    <>
      <Home
        choices={games.map((game) => choiceFor(game, 'bots'))}
        cards={cards}
        tables={ownTables}
        now={now}
        onPlay={(choice) => begin(planOf(choice), choice.names)}
        onWay={(game, way) => open({ game, way })}
        onGuided={(game) => go(PATHS.guide(game))}
        onRules={(game) => go(PATHS.rules(game))}
        onCode={(code) => tableByCode(code, go)}
        onContinue={go}
        onRemove={(id) => {
          reviews.forget(id);
          void tables.remove(id).then(() => tables.list().then(setCards));
        }}
        onDaily={() => open('daily')}
        onLobby={() => go(PATHS.lobby)}
        onPuzzles={() => go(PATHS.puzzles(games[0]!))}
        onReplays={() => go(PATHS.replays)}
        corner={
          <>
            <LanguageButton />
            <Corner onSettings={() => open('settings')} />
          </>
        }
      />
      {!isKept && (
        <p className="page-note paper" role="status">
          {words.play.cannotStore}
        </p>
      )}
      {opened === 'daily' && (
        <DailySheet
          games={games}
          day={dayOf(now)}
          isOpening={daily.isOpening}
          failure={daily.failure}
          onWay={daily.open}
          onPuzzle={(game) => go(PATHS.puzzles(game, { day: dayOf(Date.now()) }))}
          onClose={() => {
            daily.cancel();
            open(undefined);
          }}
        />
      )}
      <OverHome opened={opened} open={open} onAccountClosed={lookAgain} />
      {typeof opened === 'object' && gameForFriends(opened) === undefined && (
        <OptionsPanel
          way={opened.way}
          choice={choiceFor(opened.game, opened.way)}
          onStart={(plan, names, chosen) => {
            keepChoice(keepOf(window), opened.way, chosen);
            if (opened.way === 'bots') beginAt(chosen);
            begin(plan, names);
          }}
          onClose={() => open(undefined)}
        />
      )}
    </>
  );
}

/** The games that are offered; what is played last while the page is open leaves them where they are. */
function useOffered(): readonly string[] {
  const [{ game: last }] = useSettings();
  const [search] = useSearchParams();
  const [lastBefore] = useState(last);
  return gamesToOffer(search.get(GAME), lastBefore);
}

/** What was chosen last for each game and way to begin; bots may be as strong as results ask for. */
function useKeptChoice() {
  const [settings] = useSettings();
  return (game: string, way: WayToPlay): GameChoice => {
    const kept = keptChoice(keepOf(window), metaOf(game), way);
    return {
      ...(way === 'bots' && settings.botLevel === 'by-results' ? atOwnLevel(kept) : kept),
      names: [settings.name, '', '', '', ''],
      help: settings.help,
    };
  };
}

/** The game to which friends are to be invited. */
const gameForFriends = (opened: Opened | undefined): string | undefined =>
  typeof opened === 'object' && opened.way === 'friends' ? opened.game : undefined;

interface OverHomeProps {
  readonly opened: Opened | undefined;
  readonly open: (next: Opened | undefined) => void;
  /** Who has logged in may be somebody else. */
  readonly onAccountClosed: () => void;
}

/** The reader's settings and account, and a table for friends. */
function OverHome({ opened, open, onAccountClosed }: OverHomeProps) {
  const words = useWords();
  const close = (): void => open(undefined);
  const invited = gameForFriends(opened);
  const closeAccount = (): void => {
    close();
    onAccountClosed();
  };
  return (
    <>
      {opened === 'settings' && (
        <SettingsPanel
          onClose={close}
          foot={
            <button type="button" className="button" onClick={() => open('account')}>
              {words.online.account.title}
            </button>
          }
        />
      )}
      <Suspense>
        {opened === 'account' && <AccountSheet onClose={closeAccount} />}
        {invited !== undefined && <MakeTable game={invited} onClose={close} />}
      </Suspense>
    </>
  );
}
