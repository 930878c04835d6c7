import { dayOf } from '@ochre/host';
import type { DailyWay } from '@ochre/protocol/vocabulary';
import { tribeOf } from '@ochre/ui/art/symbols/people.tsx';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useOchre } from '../ochre.ts';
import { network } from '../online/network.ts';
import { sayRefusal } from '../online/say-refusal.ts';
import { Witness } from '../replay/witness.ts';
import { PATHS } from '../routes/paths.ts';
import { keepOf, localSettingsOf, useSettings } from '../settings/index.ts';
import { useWords } from '../words/language.tsx';
import { dailiesIn, noteBegun, type OwnDaily } from './own-dailies.ts';
import { serverDaily } from './server-daily.ts';

interface DailyDoor {
  /** Today's game: where it was begun, else at the server, else in this browser. */
  readonly open: (game: string, way: DailyWay) => void;
  /** Nobody waits for it any more: it can be opened later. */
  readonly cancel: () => void;
  readonly isOpening: boolean;
  /** Why it could not be opened. */
  readonly failure: string | undefined;
}

export function useDaily(): DailyDoor {
  const words = useWords();
  const { tables } = useOchre();
  const [settings] = useSettings();
  const [, go] = useLocation();
  const [isOpening, setOpening] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** Which one is waited for: the last that was asked for, unless nobody wants it any more. */
  const wanted = useRef(0);
  /** Those that are looked for. */
  const found = useRef(new Map<string, Promise<string>>());
  const keep = keepOf(window);
  const cancel = (): void => {
    wanted.current++;
    setOpening(false);
    setFailure(undefined);
  };
  useEffect(
    () => () => {
      wanted.current++;
    },
    [],
  );

  /** With its own cards; who has begun today's before plays it once more. */
  const here = async (game: string, way: DailyWay, isAgain: boolean): Promise<string> => {
    const day = dayOf(Date.now());
    const again = isAgain ? { again: {} } : {};
    const name = settings.name || words.tribes[tribeOf(0)];
    const wanted = { game, way, day, name, ...again };
    const table = await tables.daily(wanted, localSettingsOf(settings));
    table.close();
    noteBegun(keep, { game, way, day }, { table: table.id, isAtServer: false });
    return PATHS.game(table.id);
  };

  const atServer = async (game: string, way: DailyWay) => {
    if (!navigator.onLine) return undefined;
    const named = settings.name === '' ? {} : { name: settings.name };
    return serverDaily(async () => (await network()).api, { game, way, ...named });
  };

  const goOn = async (game: string, way: DailyWay, { table, isAtServer }: OwnDaily) => {
    // Who has logged in since is somebody else there.
    if (isAtServer) return PATHS.table((await atServer(game, way))?.table ?? table);
    const isThere = (await tables.list()).some(({ id }) => id === table);
    return isThere ? PATHS.game(table) : here(game, way, true);
  };

  const begin = async (game: string, way: DailyWay): Promise<string> => {
    const there = await atServer(game, way);
    if (there === undefined) return here(game, way, false);
    const { table, commitment, day } = there;
    new Witness().saw(table, commitment);
    noteBegun(keep, { game, way, day }, { table, isAtServer: true });
    return PATHS.table(table);
  };

  const find = (game: string, way: DailyWay): Promise<string> => {
    const { [dayOf(Date.now())]: own } = dailiesIn(keep, game, way);
    return own === undefined ? begin(game, way) : goOn(game, way, own);
  };

  return {
    isOpening,
    failure,
    cancel,
    // Once, however often it is tapped, and closed in between.
    open: (game, way) => {
      if (isOpening) return;
      const mine = ++wanted.current;
      const isWanted = (): boolean => mine === wanted.current;
      setOpening(true);
      setFailure(undefined);
      const name = `${game} ${way}`;
      const path = found.current.get(name) ?? find(game, way);
      found.current.set(name, path);
      path
        .then(
          (there) => isWanted() && go(there),
          (error) => isWanted() && setFailure(sayRefusal(error, words)),
        )
        .finally(() => {
          found.current.delete(name);
          if (isWanted()) setOpening(false);
        });
    },
  };
}
