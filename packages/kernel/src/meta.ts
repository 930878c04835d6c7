/** The values an option can have, the usual one first. */
export type OptionValues = Readonly<Record<string, readonly (string | number | boolean)[]>>;

/** The fewest and the most who may play. */
export type PlayerRange = readonly [least: number, most: number];

/** What a game, one of its modules or one of its variants allows. */
export interface Allowed {
  readonly players: PlayerRange;
  readonly options: OptionValues;
}

/**
 * What a game is, as plain data: whoever offers games reads it without loading their rules. A module
 * widens the number of players and adds options; a variant brings its own of both, and goes without
 * modules.
 */
export interface GameMeta extends Allowed {
  readonly name: string;
  /** As it stands on the box. */
  readonly title: string;
  readonly modules: Readonly<Record<string, Allowed>>;
  readonly variants: Readonly<Record<string, Allowed>>;
  /** Bots for people to choose by strength, the weakest first. */
  readonly levels: readonly string[];
  /** Bots with a plan of their own. */
  readonly personalities: readonly string[];
  /** Who plays when another bot fails, the better one first. The last one never fails. */
  readonly understudies: readonly string[];
  /** How many usually play against bots; without it, four. */
  readonly usualPlayers?: number;
  /** For developers: nobody is offered it unless they ask for it by name. */
  readonly isHidden?: true;
}

/** So many play where a game has no other wish. */
const USUAL_PLAYERS = 4;

/** How many usually play against bots. */
export const playersAgainstBots = ({ usualPlayers, players: [least, most] }: GameMeta): number =>
  Math.min(Math.max(usualPlayers ?? USUAL_PLAYERS, least), most);

/** Neither the weakest bot nor the strongest. */
export const usualLevel = ({ levels }: GameMeta): string =>
  levels[Math.floor(levels.length / 2)] ?? '';

/** The variant for one player, where a game has one. */
export const aloneIn = ({ variants }: GameMeta): string | undefined =>
  Object.entries(variants).find(([, { players }]) => players[1] === 1)?.[0];

/** What a game allows with these modules, or as this variant. Every name must be known. */
export function allowedWith(
  meta: GameMeta,
  modules: readonly string[],
  variant: string | undefined,
): Allowed {
  if (variant !== undefined) return meta.variants[variant]!;
  const chosen = modules.map((name) => meta.modules[name]!);
  return {
    players: chosen.reduce<PlayerRange>(
      ([least, most], { players }) => [Math.min(least, players[0]), Math.max(most, players[1])],
      meta.players,
    ),
    options: Object.assign({}, meta.options, ...chosen.map(({ options }) => options)),
  };
}
