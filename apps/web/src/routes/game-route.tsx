import { Refused } from '@ochre/kernel';
import { Declined } from '@ochre/match';
import type { Lesson } from '@ochre/ui/game/game-page.ts';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { DailyNote } from '../daily/daily-note.tsx';
import type { DailyOf } from '../daily/own-dailies.ts';
import { HintButton } from '../hint/hint-button.tsx';
import { useOchre } from '../ochre.ts';
import { Corner } from '../play/corner.tsx';
import { Menu, type MenuEntry } from '../play/menu.tsx';
import { NewHere } from '../play/new-here.tsx';
import { othersPlay } from '../play/resigning.ts';
import { seatsOf } from '../play/seats-of.ts';
import type { TableSlots } from '../play/slots.ts';
import { TableScreen } from '../play/table-screen.tsx';
import { Working } from '../play/working.tsx';
import { testimonyBy } from '../replay/testimony.ts';
import { localSettingsOf, SettingsPanel, useSettings } from '../settings/index.ts';
import type { LocalTable } from '../table/local/local-table.ts';
import { peopleAt } from '../table/people-at.ts';
import { useWords } from '../words/language.tsx';
import { Gone, Unplayable } from './gone.tsx';
import { PATHS } from './paths.ts';
import { playOnFrom } from './play-on.ts';

interface GameRouteProps {
  readonly id: string;
  /** Who plays for the first time is led through the first round; bots wait while they read. */
  readonly lesson?: Lesson | undefined;
}

/** A game in this browser. */
export function GameRoute({ id, lesson: asked }: GameRouteProps) {
  const table = useLocalTable(id);
  const [{ pace, turnEnds }] = useSettings();
  const [lesson, teach] = useState(asked);
  const [isHeld, hold] = useState(asked !== undefined);
  useEffect(() => {
    const waiting = isHeld ? { botPace: Infinity } : {};
    if (table && table !== 'unplayable')
      table.set({ ...localSettingsOf({ pace, turnEnds }), ...waiting });
  }, [table, pace, turnEnds, isHeld]);
  if (table === undefined) return <Working />;
  if (table === null) return <Gone />;
  if (table === 'unplayable') return <Unplayable />;
  return (
    <LocalGame
      key={id}
      table={table}
      guide={lesson && { id, hold, isHeld, lesson }}
      onNew={() => teach('first')}
    />
  );
}

interface LocalGameProps {
  readonly table: LocalTable;
  readonly guide: TableSlots['guide'];
  /** They are new here and want to be led. */
  readonly onNew: () => void;
}

/** A game that was found. */
function LocalGame({ table, guide, onNew }: LocalGameProps) {
  const { tables } = useOchre();
  const words = useWords();
  const [settings] = useSettings();
  const [, go] = useLocation();
  const [open, setOpen] = useState<'settings' | 'menu'>();
  const { game } = table.view.plan;
  const daily = dailyAt(table);
  const again = async (): Promise<void> => {
    const next = await (daily === undefined ? tables.rematch(table) : onceMore(daily));
    next.close();
    go(PATHS.game(next.id));
  };
  /** The same cards, and it does not count. */
  const onceMore = (wanted: DailyOf): Promise<LocalTable> => {
    const { secret } = table.record();
    const again = secret === undefined ? {} : { secret };
    const name = table.view.seats[0]?.name ?? '';
    return tables.daily({ ...wanted, name, again }, localSettingsOf(settings));
  };
  const goOn = async (moves: number): Promise<void> => {
    const { view } = table;
    const from = { record: table.record(), view, seats: seatsOf(view, words), moves };
    const next = await playOnFrom({ tables, ...from, settings: localSettingsOf(settings) });
    go(PATHS.game(next));
  };
  const close = (): void => setOpen(undefined);
  return (
    <>
      <TableScreen
        client={table}
        corner={
          <>
            <HintButton table={table} />
            <Corner
              onRules={() => go(PATHS.rules(game))}
              onSettings={() => setOpen('settings')}
              onMenu={() => setOpen('menu')}
            />
          </>
        }
        isShared={peopleAt(table.view.plan.seats).length > 1}
        guide={guide}
        banner={guide === undefined && <NewHere table={table} onShow={onNew} />}
        onRule={(rule) => go(PATHS.rules(game, rule))}
        onPlayOn={(moves) => void goOn(moves)}
        record={async () => table.record()}
        testify={table.origin.kind === 'imported' ? testimonyBy : undefined}
        onHome={() => go(PATHS.home)}
        onAgain={() => void again()}
        onReplay={() => go(PATHS.replay(table.id))}
        onReview={() => go(PATHS.review(table.id))}
        note={
          daily !== undefined && (
            <DailyNote
              daily={daily}
              table={table.id}
              isAtServer={false}
              isAgain={daily.isAgain}
              seat={0}
              record={async () => table.record()}
            />
          )
        }
      />
      {open === 'settings' && <SettingsPanel onClose={close} />}
      {open === 'menu' && (
        <GameMenu table={table} onSettings={() => setOpen('settings')} onClose={close} />
      )}
    </>
  );
}

/** Of which day it is the game; before there was a way to choose, alone. */
function dailyAt({ origin, view }: LocalTable) {
  if (origin.kind !== 'daily') return undefined;
  const { day, way = 'solo', isAgain } = origin;
  return { game: view.plan.game, day, way, isAgain };
}

interface GameMenuProps {
  readonly table: LocalTable;
  readonly onSettings: () => void;
  readonly onClose: () => void;
}

function GameMenu({ table, onSettings, onClose }: GameMenuProps) {
  const words = useWords();
  const [, go] = useLocation();
  const resign: MenuEntry = {
    icon: 'right',
    name: words.play.resign,
    sure: words.play.resignSure,
    onTap: () => void table.send({ kind: 'resign' }),
  };
  return (
    <Menu
      onClose={onClose}
      entries={[
        { icon: 'house', name: words.play.home, onTap: () => go(PATHS.home) },
        {
          icon: 'help',
          name: words.buttons.rules,
          onTap: () => go(PATHS.rules(table.view.plan.game)),
        },
        { icon: 'gear', name: words.buttons.settings, onTap: onSettings },
        {
          icon: 'undo',
          name: words.play.goBack,
          onTap: () => void table.send({ kind: 'askUndo' }),
        },
        // The last who plays simply leaves; the game waits.
        ...(othersPlay(table.view) ? [resign] : []),
      ]}
    />
  );
}

/** A table; null when there is none, or one that this page has no rules for any more. */
type Found = LocalTable | 'unplayable' | null;

const isRefusal = (error: unknown): boolean =>
  error instanceof Refused || error instanceof Declined;

/** Undefined while it is looked for. */
function useLocalTable(id: string): Found | undefined {
  const { tables } = useOchre();
  const [found, setFound] = useState<{ id: string; table: Found }>();
  useEffect(() => {
    let isLeft = false;
    let opened: LocalTable | undefined;
    tables.open(id).then(
      (table) => {
        opened = table;
        if (isLeft) table?.close();
        else setFound({ id, table: table ?? null });
      },
      (error) => setFound({ id, table: isRefusal(error) ? 'unplayable' : null }),
    );
    return () => {
      isLeft = true;
      opened?.close();
    };
  }, [tables, id]);
  return found?.id === id ? found.table : undefined;
}
