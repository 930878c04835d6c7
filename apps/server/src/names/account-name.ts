import { checkName, Declined } from '@ochre/match';

/** Scripts with letters that are drawn like those of another one among them. */
const ALIKE = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Armenian',
  'Coptic',
  'Georgian',
  'Glagolitic',
  'Gothic',
  'Cherokee',
  'Lisu',
  'Deseret',
  'Osage',
  'Tifinagh',
  'Canadian_Aboriginal',
].map((script) => new RegExp(`\\p{Script=${script}}`, 'u'));

/** What an account may be called: letters of scripts that look alike are not mixed. */
export function checkAccountName(wanted: string): string {
  const name = checkName(wanted);
  const letters = name.normalize('NFKC');
  if (ALIKE.filter((script) => script.test(letters)).length < 2) return name;
  throw new Declined('bad-name', 'name: letters of one alphabet are expected');
}
