import type { Plan } from '@ochre/match';
import { tribeOf } from '@ochre/ui/art/symbols/people.tsx';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useOchre } from '../ochre.ts';
import { localSettingsOf, useSettings } from '../settings/index.ts';
import type { LocalTable } from '../table/local/local-table.ts';
import { useWords } from '../words/language.tsx';
import { PATHS } from './paths.ts';

interface Beginning {
  readonly begin: (plan: Plan, names: readonly string[]) => void;
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
  };
}
