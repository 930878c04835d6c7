import type { Plan } from '@ochre/match';
import { TRIBES } from '@ochre/ui/art/symbols/people.tsx';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { FIRST_GAME, isListed, metaOf } from '../games.ts';
import { useOchre } from '../ochre.ts';
import { tableByCode } from '../online/table-by-code.ts';
import { useOwnTables } from '../online/use-own-tables.ts';
import { Corner } from '../play/corner.tsx';
import { Home } from '../screens/home/home.tsx';
import { type Choice, planOf, usualFor, type Way } from '../screens/options/choice.ts';
import { OptionsPanel } from '../screens/options/options-panel.tsx';
import { localSettingsOf, SettingsPanel, useSettings } from '../settings/index.ts';
import { dayOf } from '../table/local/daily.ts';
import type { LocalTable } from '../table/local/local-table.ts';
import type { TableCard } from '../table/local/shelf.ts';
import { useWords } from '../words/language.tsx';
import { loadGameRoute } from './load-game-route.ts';
import './page-note.css';
import { PATHS } from './paths.ts';

const MakeTable = lazy(async () => ({
  default: (await import('../online/make-table.tsx')).MakeTable,
}));
const AccountSheet = lazy(async () => ({
  default: (await import('../online/account.tsx')).AccountSheet,
}));

/** The start page, and what opens over it. */
export function HomeRoute() {
  const words = useWords();
  const { tables, isKept } = useOchre();
  const [settings] = useSettings();
  const [, go] = useLocation();
  const [cards, setCards] = useState<readonly TableCard[]>([]);
  const [ownTables, lookAgain] = useOwnTables();
  const [isEntering, setEntering] = useState(false);
  const [open, setOpen] = useState<Way | 'settings' | 'account'>();
  const [search] = useSearchParams();
  // Games that are offered to nobody are played by who names them: /?game=pebbles
  const named = search.get('game') ?? FIRST_GAME;
  const [choice, setChoice] = useState<Choice>({
    ...usualFor(metaOf(isListed(named) ? named : FIRST_GAME), 'bots'),
    names: [settings.name, '', '', '', ''],
    hidesOdds: settings.odds === 'hidden',
  });
  const close = (): void => setOpen(undefined);
  /** Who has logged in may be somebody else. */
  const closeAccount = (): void => {
    close();
    lookAgain();
  };
  const now = Date.now();
  useEffect(() => {
    void tables.list().then(setCards);
    void loadGameRoute();
  }, [tables]);

  const called = (names: readonly string[], plan: Plan): string[] =>
    plan.seats.map(({ kind }, at) =>
      kind === 'bot' ? '' : names[at] || words.tribes[TRIBES[at]!],
    );
  /** Once, however often it is tapped. */
  const enter = (make: () => Promise<LocalTable>): void => {
    if (isEntering) return;
    setEntering(true);
    make()
      .then((table) => {
        table.close();
        go(PATHS.game(table.id));
      })
      .finally(() => setEntering(false));
  };
  const begin = (plan: Plan, names: readonly string[]): void =>
    enter(() => tables.begin(plan, called(names, plan), localSettingsOf(settings)));
  const daily = (): void => {
    const day = dayOf(now);
    const begun = cards.find(({ origin }) => origin.kind === 'daily' && origin.day === day);
    if (begun !== undefined) go(PATHS.game(begun.id));
    else {
      const plan = planOf(usualFor(metaOf(choice.game), 'solo'));
      const [name] = called([settings.name], plan);
      enter(() => tables.daily(day, plan, name!, localSettingsOf(settings)));
    }
  };
  return (
    <>
      <Home
        choice={choice}
        cards={cards}
        tables={ownTables}
        now={now}
        onPlay={() => begin(planOf(choice), choice.names)}
        onOptions={() => setOpen('bots')}
        onAround={() => setOpen('around')}
        onInvite={() => setOpen('friends')}
        onCode={(code) => tableByCode(code, go)}
        onGuided={() => go(PATHS.guide())}
        onContinue={go}
        onRemove={(id) => void tables.remove(id).then(() => tables.list().then(setCards))}
        onDaily={daily}
        onSolo={() => setOpen('solo')}
        onLobby={() => go(PATHS.lobby)}
        onReplays={() => go(PATHS.replays)}
        corner={<Corner onRules={() => go(PATHS.rules())} onSettings={() => setOpen('settings')} />}
      />
      {!isKept && (
        <p className="page-note paper" role="status">
          {words.play.cannotStore}
        </p>
      )}
      {open === 'settings' && (
        <SettingsPanel
          onClose={close}
          foot={
            <button type="button" className="button" onClick={() => setOpen('account')}>
              {words.online.account.title}
            </button>
          }
        />
      )}
      <Suspense>
        {open === 'account' && <AccountSheet onClose={closeAccount} />}
        {open === 'friends' && <MakeTable onClose={close} />}
      </Suspense>
      {(open === 'bots' || open === 'around' || open === 'solo') && (
        <OptionsPanel
          way={open}
          game={choice.game}
          {...(open === 'bots' ? { choice } : {})}
          onStart={(plan, names, chosen) => {
            if (open === 'bots') setChoice(chosen);
            begin(plan, names);
          }}
          onClose={close}
        />
      )}
    </>
  );
}
