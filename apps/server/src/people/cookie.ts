import type { Reached } from '../http/reached.ts';
import { SESSION_S } from './session-life.ts';

/** With https the name itself makes browsers insist on Secure, this host and the root path. */
const nameOf = (isSecure: boolean): string => (isSecure ? '__Host-ochre' : 'ochre');

/** The secret in a request's cookies, if there is one. */
export function tokenIn(cookies: string | undefined, { isSecure }: Reached): string | undefined {
  const wanted = `${nameOf(isSecure)}=`;
  for (const part of cookies?.split(';') ?? []) {
    const cookie = part.trim();
    if (!cookie.startsWith(wanted)) continue;
    const token = cookie.slice(wanted.length);
    return /^[A-Za-z0-9_-]{43}$/.test(token) ? token : undefined;
  }
  return undefined;
}

/** Scripts cannot read it, and other sites' forms do not bring it along. */
export const cookieWith = (token: string, { isSecure }: Reached): string =>
  `${nameOf(isSecure)}=${token}; Path=/; Max-Age=${SESSION_S}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

export const withoutCookie = ({ isSecure }: Reached): string =>
  `${nameOf(isSecure)}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
