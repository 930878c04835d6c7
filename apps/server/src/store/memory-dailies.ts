import type { Dailies, DailyOf, Tables } from './store.ts';

interface MemoryDailies extends Omit<Dailies, 'oldDailies'> {
  forgetTable(table: string): void;
  forgetPerson(person: string): void;
}

interface Claim extends DailyOf {
  readonly member: string;
  readonly table: string;
}

export function memoryDailies({ cardOf }: Pick<Tables, 'cardOf'>): MemoryDailies {
  let key: string | undefined;
  let claims: readonly Claim[] = [];
  return {
    async dailyKey(fresh) {
      key ??= fresh;
      return key;
    },
    async claimDaily(member, { game, way, day }, table) {
      const there = claims.find(
        (one) => one.member === member && one.game === game && one.way === way && one.day === day,
      );
      if (there !== undefined) return there.table;
      claims = [...claims, { member, game, way, day, table }];
      return table;
    },
    async dailiesOf(member, limit) {
      const own = claims.filter((one) => one.member === member);
      const found = await Promise.all(own.map(({ table }) => cardOf(table)));
      return found
        .flatMap((card) => card ?? [])
        .sort((a, b) => compare(b.daily?.day, a.daily?.day) || b.madeAt - a.madeAt)
        .slice(0, limit);
    },
    forgetTable(table) {
      claims = claims.filter((one) => one.table !== table);
    },
    forgetPerson(person) {
      claims = claims.filter(({ member }) => member !== person);
    },
  };
}

const compare = (a = '', b = ''): number => (a < b ? -1 : a > b ? 1 : 0);
