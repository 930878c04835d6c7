import type { Pace, Settings } from '@ochre/ui/settings/settings.ts';
import type { LocalSettings } from '../table/index.ts';

/** How long a bot takes at least for a move, in milliseconds. */
const PACES: Readonly<Record<Pace, number>> = { calm: 900, brisk: 350, skip: 0 };

/** So long a turn that has ended can be taken back before a bot moves; who skips waits for nothing. */
export const graceAt = (pace: Pace): number => (pace === 'skip' ? 0 : 1500);

/** How a table in this browser is played by them. */
export const localSettingsOf = ({
  pace,
  turnEnds,
}: Pick<Settings, 'pace' | 'turnEnds'>): Pick<LocalSettings, 'botPace' | 'grace' | 'turnEnds'> => ({
  botPace: PACES[pace],
  grace: graceAt(pace),
  turnEnds,
});
