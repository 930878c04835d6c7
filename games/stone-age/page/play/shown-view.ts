import type { Snapshot } from '@ochre/stone-age/rules';
import { createContext } from 'react';

/** The board that is shown, while it lags behind the table in what still moves. */
export const ShownView = createContext<Snapshot | undefined>(undefined);
