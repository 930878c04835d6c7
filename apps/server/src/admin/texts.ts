import { columns } from '@ochre/terminal';
import { FOREVER } from '../people/ban.ts';
import type {
  BannedAnswer,
  BansAnswer,
  GuestLine,
  PersonLine,
  RecoveryAnswer,
  StatisticsAnswer,
  TableLine,
} from './answers.ts';

/** To the minute, by the same clock everywhere. */
const time = (at: number): string =>
  at >= FOREVER ? 'forever' : new Date(at).toISOString().slice(0, 16).replace('T', ' ');
const day = (at: number): string => time(at).slice(0, 10);

/** Names are people's own, and must not reach into a terminal. */
const plain = (name: string): string => name.replace(/[\p{C}\p{Z}]+/gu, ' ').trim() || '-';

const listed = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows.length === 0 ? 'None.\n' : `${columns([head, ...rows], () => true)}\n`;

export const tablesText = ({ tables }: { readonly tables: readonly TableLine[] }): string =>
  listed(
    ['TABLE', 'CODE', 'GAME', 'STAGE', 'OPEN', 'MADE', 'CHANGED', 'ENTRIES', 'PEOPLE'],
    tables.map((table) => [
      table.id,
      table.code,
      table.game,
      table.kind === 'imported' ? table.kind : table.stage,
      table.isOpen ? 'yes' : 'no',
      time(table.made),
      time(table.changed),
      String(table.entries),
      table.names.map(plain).join(', '),
    ]),
  );

export const peopleText = ({ people }: { readonly people: readonly PersonLine[] }): string =>
  listed(
    ['ID', 'NAME', 'ACCOUNT', 'SINCE', 'LAST SEEN', 'BANNED UNTIL'],
    people.map(({ id, name, account, made, used, bannedUntil }) => [
      id,
      plain(name),
      account === undefined ? '-' : plain(account),
      day(made),
      day(used),
      bannedUntil === undefined ? '' : time(bannedUntil),
    ]),
  );

export const guestsText = ({ people }: { readonly people: readonly GuestLine[] }): string =>
  listed(
    ['ID', 'SEAT', 'HOST', 'SAID', 'NAMES'],
    people.map(({ id, names, isHost, seat, said }) => [
      id,
      seat === undefined ? '-' : String(seat),
      isHost ? 'yes' : 'no',
      String(said),
      names.map(plain).join(', '),
    ]),
  );

export const bansText = ({ people, addresses }: BansAnswer): string =>
  listed(
    ['BANNED', 'UNTIL', 'SINCE'],
    [
      ...people.map(({ id, name, account, bannedUntil = FOREVER }) => [
        `${plain(account ?? name)} (${id})`,
        time(bannedUntil),
        '',
      ]),
      ...addresses.map(({ network, until, madeAt }) => [network, time(until), time(madeAt)]),
    ],
  );

export const bannedText = ({ who, until = FOREVER }: BannedAnswer): string =>
  `${plain(who)} is banned: ${until >= FOREVER ? 'forever' : `until ${time(until)} UTC`}.\n`;

export const unbannedText = ({ who }: BannedAnswer): string => `${plain(who)} is not banned.\n`;

export const deletedText = ({ who }: BannedAnswer): string => `${plain(who)} is deleted.\n`;

export const removedText = ({ id, code }: TableLine): string =>
  `The table ${id} (${code}) is removed.\n`;

export const recoveryText = ({ account, code, until }: RecoveryAnswer): string => `\
${code}

With this code ${plain(account)} can set a new password, once, until ${time(until)} UTC:
in the page under Account, "Forgot your password?". It is not shown again.
`;

export const statisticsText = (answer: StatisticsAnswer): string => {
  const { persons, accounts, banned, tables, entries, bytes, process } = answer;
  const lines: [string, number | string][] = [
    ['people', persons],
    ['  with an account', accounts],
    ['  banned', banned],
    ['tables that gather', tables.gathering],
    ['tables that are played', tables.playing],
    ['games that are over', tables.over],
    ['tables that were closed', tables.closed],
    ['imported records', tables.imported],
    ['entries in logs', entries],
    ['database', `${(bytes / 1_000_000).toFixed(1)} MB`],
    ['in this process: sockets', process.sockets],
    ['  tables in memory', process.tables],
    ['  hours since its start', (process.uptime / 3600).toFixed(1)],
  ];
  const rows = lines.map(([name, value]) => [name, String(value)]);
  return `${columns(rows, (column) => column === 0)}\n`;
};
