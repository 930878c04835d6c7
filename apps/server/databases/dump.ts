import type { Sqlite } from '../src/store/sqlite-driver.ts';

/** A whole database as statements that SQLite and PostgreSQL both understand. */
export function dumped(database: Sqlite): string {
  const made = database
    .prepare('select type, name, sql from sqlite_master where sql is not null order by rowid')
    .all([]) as readonly { readonly type: string; readonly name: string; readonly sql: string }[];
  const inserts = made
    .filter(({ type }) => type === 'table')
    .flatMap(({ name }) =>
      database
        .prepare(`select * from ${name} order by rowid`)
        .all([])
        .map((row) => insertOf(name, row as Readonly<Record<string, unknown>>)),
    );
  return `${[...made.map(({ sql }) => `${sql};`), ...inserts].join('\n')}\n`;
}

function insertOf(table: string, row: Readonly<Record<string, unknown>>): string {
  const columns = Object.keys(row).join(', ');
  const values = Object.values(row).map(literal).join(', ');
  return `insert into ${table} (${columns}) values (${values});`;
}

const literal = (value: unknown): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
