/** Logins that look the same are the same: in any case, and however their letters are composed. */
export function loginKey(login: string): string {
  return login.normalize('NFKC').toLowerCase();
}
