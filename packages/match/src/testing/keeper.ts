import { pebbles } from '@ochre/pebbles/rules';
import type { Command, CommandOf, Plan, SeatPlan } from '@ochre/protocol';
import { stoneAge } from '@ochre/stone-age/rules';
import type { Deed, Entry, Member } from '../deed.ts';
import type { Games } from '../games.ts';
import type { Muting } from '../mutes.ts';
import { Table } from '../table.ts';

export const GAMES: Games = { pebbles, 'stone-age': stoneAge };

export const SECRET = 'the-secret-of-the-dice';
export const HOST = 'member-anna';
export const OTHERS = ['member-ben', 'member-cleo', 'member-dora'] as const;
export const NAMES: Readonly<Record<Member, string>> = {
  [HOST]: 'Anna',
  'member-ben': 'Ben',
  'member-cleo': 'Cleo',
  'member-dora': 'Dora',
};

/** `p` is a seat for a person, `b` one with a bot. */
export const seatsOf = (letters: string): SeatPlan[] =>
  [...letters].map((letter) =>
    letter === 'p' ? { kind: 'person' } : { kind: 'bot', level: 'easy' },
  );

export const planOf = (letters: string, changes: Partial<Plan> = {}): Plan => ({
  game: 'pebbles',
  setup: {},
  seats: seatsOf(letters),
  clock: { kind: 'none' },
  isOpen: false,
  hidesOdds: false,
  ...changes,
});

/** Keeps a table as a server does: checks, stores, applies. Time stands still unless it is moved. */
export class Keeper {
  readonly entries: Entry[] = [];
  /** What is kept beside the log. */
  mutings: readonly Muting[] = [];
  readonly table: Table;
  readonly games: Games;
  now = 1_000_000;

  constructor(plan: Plan, games: Games = GAMES, secret = SECRET) {
    this.games = games;
    this.entries.push(this.entry({ kind: 'made', plan, secret }, HOST));
    this.table = Table.open(games, this.entries);
  }

  do(command: Command, by: Member = HOST, id?: string): readonly Deed[] {
    if (command.kind === 'mute') {
      this.mute(this.table.checkMute(command, by));
      return [];
    }
    return this.store(this.table.check(command, by, this.now), by, id);
  }

  /** Lets what is due happen. */
  wait(time: number): readonly Deed[] {
    this.now += time;
    return this.store(this.table.due(this.now), 'table');
  }

  botMove(move: string): void {
    this.store(this.table.checkBotMove(move), 'table');
  }

  store(deeds: readonly Deed[], by: Member, id?: string): readonly Deed[] {
    for (const deed of deeds) {
      const entry = this.entry(deed, by, id);
      this.entries.push(entry);
      this.table.apply(entry);
    }
    return deeds;
  }

  private mute(muting: Muting | undefined): void {
    if (muting === undefined) return;
    const { by, whom } = muting;
    const others = this.mutings.filter((one) => one.by !== by || one.whom !== whom);
    this.mutings = [...others, muting];
    this.table.keepMutes(this.mutings);
  }

  private entry(deed: Deed, by: Member, command?: string): Entry {
    const seq = this.entries.length + 1;
    return { seq, at: this.now, by, ...(command === undefined ? {} : { command }), deed };
  }
}

export const sit = (member: Member): Command => ({
  kind: 'sit',
  name: NAMES[member]!,
  nonce: `nonce-of-${member}`,
});

export const move = (text: string): CommandOf<'move'> => ({ kind: 'move', move: text });

/** A table at which everybody sits, Anna first, and the game has begun. */
export function begun(
  letters: string,
  changes: Partial<Plan> = {},
  games: Games = GAMES,
  secret = SECRET,
): Keeper {
  const keeper = new Keeper(planOf(letters, changes), games, secret);
  const people = [HOST, ...OTHERS];
  for (const [at] of [...letters.replaceAll('b', '')].entries()) {
    keeper.do(sit(people[at]!), people[at]!);
  }
  keeper.do({ kind: 'begin' });
  return keeper;
}
