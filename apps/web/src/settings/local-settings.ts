import type { Pace, Settings } from '@ochre/ui/settings/settings.ts';
import type { LocalSettings } from '../table/index.ts';

/** How long a bot takes at least for a move, in milliseconds. */
const PACES: Readonly<Record<Pace, number>> = { calm: 900, brisk: 350, skip: 0 };

/** How a table in this browser is played by them. */
export const localSettingsOf = ({
  pace,
  turnEnds,
}: Pick<Settings, 'pace' | 'turnEnds'>): Pick<LocalSettings, 'botPace' | 'turnEnds'> => ({
  botPace: PACES[pace],
  turnEnds,
});
