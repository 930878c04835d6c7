import type { Finding } from '@ochre/kernel';

/** The parts of a record, in the order in which they are told. */
export const PARTS = [
  'format',
  'rules',
  'setup',
  'commitment',
  'nonces',
  'moves',
  'dice',
  'result',
] as const;
export type Part = (typeof PARTS)[number];

const PART_OF: Readonly<Record<Finding['kind'], Part>> = {
  rules: 'rules',
  otherGame: 'rules',
  otherRules: 'rules',
  setup: 'setup',
  setupRefused: 'setup',
  commitment: 'commitment',
  secretNotRevealed: 'commitment',
  otherSecret: 'commitment',
  nonces: 'nonces',
  noncesRefused: 'nonces',
  moves: 'moves',
  moveRefused: 'moves',
  dice: 'dice',
  otherDice: 'dice',
  result: 'result',
  noResultYet: 'result',
  resultTooEarly: 'result',
  resultNotWritten: 'result',
  otherScores: 'result',
  otherWinners: 'result',
};

export const partOf = ({ kind }: Finding): Part => PART_OF[kind];
