import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { FIRST_GAME, isListed, metaOf } from '../games.ts';
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
import { keepOf, SettingsPanel, useSettings } from '../settings/index.ts';
import { dayOf } from '../table/index.ts';
import type { ShelfCard } from '../table/local/shelf.ts';
import { useWords } from '../words/language.tsx';
import { loadGameRoute } from './load-game-route.ts';
import './page-note.css';
import { PATHS } from './paths.ts';
import { useBeginning } from './use-beginning.ts';

const MakeTable = lazy(async () => ({
  default: (await import('../online/make-table.tsx')).MakeTable,
}));
const AccountSheet = lazy(async () => ({
  default: (await import('../online/account.tsx')).AccountSheet,
}));

/** What opens over the start page. */
type Opened = WayToPlay | 'daily' | 'settings' | 'account';

/** The start page, and what opens over it. */
export function HomeRoute() {
  const words = useWords();
  const { tables, isKept } = useOchre();
  const [, go] = useLocation();
  const [cards, setCards] = useState<readonly ShelfCard[]>([]);
  const [ownTables, lookAgain] = useOwnTables();
  const [opened, open] = useState<Opened>();
  const choiceFor = useKeptChoice();
  const [choice, setChoice] = useState<GameChoice>(() => choiceFor('bots'));
  const { begin, daily } = useBeginning();
  const now = Date.now();
  useEffect(() => {
    void tables.list().then(setCards);
    void loadGameRoute();
  }, [tables]);
  return (
    <>
      <Home
        choice={choice}
        cards={cards}
        tables={ownTables}
        now={now}
        onPlay={() => begin(planOf(choice), choice.names)}
        onOptions={() => open('bots')}
        onAround={() => open('around')}
        onInvite={() => open('friends')}
        onCode={(code) => tableByCode(code, go)}
        onGuided={() => go(PATHS.guide())}
        onContinue={go}
        onRemove={(id) => void tables.remove(id).then(() => tables.list().then(setCards))}
        onDaily={() => open('daily')}
        onSolo={() => open('solo')}
        onLobby={() => go(PATHS.lobby)}
        onReplays={() => go(PATHS.replays)}
        corner={
          <>
            <LanguageButton />
            <Corner onRules={() => go(PATHS.rules())} onSettings={() => open('settings')} />
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
          game={choice.game}
          day={dayOf(now)}
          cards={cards}
          onWay={(way) => daily(choice.game, way, now, cards)}
          onClose={() => open(undefined)}
        />
      )}
      <OverHome opened={opened} open={open} onAccountClosed={lookAgain} />
      {(opened === 'bots' || opened === 'around' || opened === 'solo') && (
        <OptionsPanel
          way={opened}
          game={choice.game}
          choice={opened === 'bots' ? choice : choiceFor(opened)}
          onStart={(plan, names, chosen) => {
            keepChoice(keepOf(window), opened, chosen);
            if (opened === 'bots') setChoice(chosen);
            begin(plan, names);
          }}
          onClose={() => open(undefined)}
        />
      )}
    </>
  );
}

/** What was chosen last for each way to begin. */
function useKeptChoice() {
  const [settings] = useSettings();
  const [search] = useSearchParams();
  // Games that are offered to nobody are played by who names them: /?game=pebbles
  const named = search.get('game') ?? FIRST_GAME;
  return (way: WayToPlay): GameChoice => ({
    ...keptChoice(keepOf(window), metaOf(isListed(named) ? named : FIRST_GAME), way),
    names: [settings.name, '', '', '', ''],
    help: settings.help,
  });
}

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
        {opened === 'friends' && <MakeTable onClose={close} />}
      </Suspense>
    </>
  );
}
