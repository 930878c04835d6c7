import { Refusal } from '@ochre/host';
import { use } from 'react';
import type { Network } from './open-network.ts';

let opened: Promise<Network> | undefined;

/** The way to the server, opened at first use: who plays alone never loads it. */
export function network(): Promise<Network> {
  opened ??= import('./open-network.ts').then(
    ({ openNetwork }) => openNetwork(),
    (error: unknown) => {
      // The next one tries again.
      opened = undefined;
      throw new Refusal('unavailable', 'A part of the page could not be loaded.', {
        cause: error,
      });
    },
  );
  return opened;
}

export const useNetwork = (): Network => use(network());
