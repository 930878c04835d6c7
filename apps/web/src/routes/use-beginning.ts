import type { Plan } from '@ochre/match';
import { tribeOf } from '@ochre/ui/art/symbols/people.tsx';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { metaOf } from '../games.ts';
import { useOchre } from '../ochre.ts';
import { dailyOf } from '../screens/home/left-off.ts';
import { planOf, usualFor } from '../screens/options/choice.ts';
import { localSettingsOf, useSettings } from '../settings/index.ts';
import { type DailyWay, dayOf } from '../table/local/daily.ts';
import type { LocalTable } from '../table/local/local-table.ts';
import type { ShelfCard } from '../table/local/shelf.ts';
import { useWords } from '../words/language.tsx';
import { PATHS } from './paths.ts';

interface Beginning {
  readonly begin: (plan: Plan, names: readonly string[]) => void;
  /** The game of the day, or the one that was begun today. */
  readonly daily: (game: string, way: DailyWay, now: number, cards: readonly ShelfCard[]) => void;
}

/** Begins a game in this browser and goes there: once, however often it is tapped. */
export function useBeginning(): Beginning {
  const words = useWords();
  const { tables } = useOchre();
  const [settings] = useSettings();
  const [, go] = useLocation();
  const [isEntering, setEntering] = useState(false);
  const called = (name: string | undefined, seat: number): string =>
    name || words.tribes[tribeOf(seat)];
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
  return {
    begin: (plan, names) => {
      const sitting = plan.seats.map(({ kind }, at) =>
        kind === 'bot' ? '' : called(names[at], at),
      );
      enter(() => tables.begin(plan, sitting, localSettingsOf(settings)));
    },
    daily: (game, way, now, cards) => {
      const day = dayOf(now);
      const begun = dailyOf(cards, game, day, way);
      if (begun !== undefined) return go(PATHS.game(begun.id));
      const plan = planOf(usualFor(metaOf(game), way));
      const name = called(settings.name, 0);
      enter(() => tables.daily({ day, way }, plan, name, localSettingsOf(settings)));
    },
  };
}
