import { foldLine } from '@ochre/protocol/vocabulary';

/** Logins that are spelled the same are the same: in any case, with or without what is not seen. */
export const loginKey = (login: string): string => foldLine(login.normalize('NFKC')).toLowerCase();

/**
 * By which an account may be stored that somebody means; the first that is found is theirs. Accounts
 * from before what is not seen was left out have it in their keys.
 */
export const loginKeys = (login: string): readonly string[] => [
  login.normalize('NFKC').toLowerCase(),
  loginKey(login),
];
