/** How much a page works out for players, most first. Each level shows part of what the one before it does. */
export const HELP_LEVELS = ['full', 'standard', 'tournament'] as const;
export type HelpLevel = (typeof HELP_LEVELS)[number];

/** What a plan says of it: one that was made before there were levels hides the odds, or does not. */
export interface HelpPlan {
  readonly help?: HelpLevel;
  readonly hidesOdds: boolean;
}

/** The level of a table. */
export const helpAt = ({ help, hidesOdds }: HelpPlan): HelpLevel =>
  help ?? (hidesOdds ? 'tournament' : 'full');

/** A level as a plan says it: pages from before there were levels know the odds alone. */
export const helpPlan = (help: HelpLevel): Required<HelpPlan> => ({
  help,
  hidesOdds: help === 'tournament',
});

/** Who wants less than their table shows gets less, never more. */
export const lesserHelp = (one: HelpLevel, other: HelpLevel): HelpLevel =>
  HELP_LEVELS.indexOf(one) > HELP_LEVELS.indexOf(other) ? one : other;
