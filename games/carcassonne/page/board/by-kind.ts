import {
  type Event,
  type Scored,
  type Snapshot,
  SOURCE_OF,
  SOURCES,
  type Source,
} from '../../rules/index.ts';

/** What is scored there. */
export const KIND_OF: Readonly<Record<Source, Scored>> = {
  roads: 'road',
  cities: 'city',
  cloisters: 'cloister',
  shrines: 'shrine',
  farms: 'farm',
};

/** A player's points, by what they were scored for; farms count only at the end. */
export type ByKind = Readonly<Partial<Record<Source, number>>>;

type Happened = readonly (readonly Event[])[];

/** Of each player, what the score is made of; undefined where what happened does not tell. */
export function byKindOf(view: Snapshot, happened: Happened): readonly (ByKind | undefined)[] {
  const { players, result } = view;
  return players.map(({ score }, player) => result?.breakdown[player] ?? sumOf(score, player));

  /** Of all that was ever scored, what makes the score that is shown: some may still be on its way, or to come. */
  function sumOf(score: number, player: number): ByKind | undefined {
    const kinds: Partial<Record<Source, number>> = Object.fromEntries(
      inGame(view).map((source) => [source, 0]),
    );
    let sum = 0;
    for (const event of happened.flat()) {
      if (sum === score) break;
      if (event.type !== 'scored' || !event.players.includes(player)) continue;
      const source = SOURCE_OF[event.for];
      kinds[source] = (kinds[source] ?? 0) + event.points;
      sum += event.points;
    }
    return sum === score ? kinds : undefined;
  }
}

const inGame = ({ modules }: Snapshot): readonly Source[] =>
  SOURCES.filter(
    (source) => source !== 'farms' && (source !== 'shrines' || modules.includes('shrine')),
  );
