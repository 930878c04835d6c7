import type { GameRecord } from '@ochre/kernel';
import { useEffect, useState } from 'react';
import { PATHS } from '../routes/paths.ts';
import { linkTo } from './game-link.ts';

/** A link that holds a game, as far as there is one. */
type GameLink =
  | { readonly kind: 'there'; readonly url: string }
  | { readonly kind: 'too-long' }
  /** It is being made, or the game still runs. */
  | { readonly kind: 'none' };

export function useGameLink(record: GameRecord): GameLink {
  const [link, setLink] = useState<GameLink>({ kind: 'none' });
  useEffect(() => {
    if (record.result === undefined) return;
    const page = new URL(PATHS.replays, location.href).href;
    void linkTo(record, page).then((url) =>
      setLink(url === undefined ? { kind: 'too-long' } : { kind: 'there', url }),
    );
  }, [record]);
  return link;
}
