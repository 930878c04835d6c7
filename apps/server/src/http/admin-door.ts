import { createHash, timingSafeEqual } from 'node:crypto';
import { Refusal } from '@ochre/host';
import type { MiddlewareHandler } from 'hono';
import { perMinute } from '../limits/allowance.ts';
import { Allowances } from '../limits/allowances.ts';
import type { Env } from './visitor.ts';

const WRONG_KEYS_A_MINUTE = 10;

/** Only whoever has the key comes in; a right one always does, however many wrong ones are tried. */
export function adminDoor(key: string | undefined): MiddlewareHandler<Env> {
  const wrong = new Allowances(perMinute(WRONG_KEYS_A_MINUTE));
  return async (context, next) => {
    if (key === undefined) {
      throw new Refusal('not-found', 'There is no key here; OCHRE_ADMIN_KEY sets one.');
    }
    const given = /^Bearer (\S+)$/.exec(context.req.header('authorization') ?? '')?.[1] ?? '';
    if (!isSame(given, key)) {
      if (wrong.take(context.var.from.client)) throw new Refusal('not-allowed', 'Wrong key.');
      throw new Refusal('too-many', 'Too many wrong keys; wait a minute.');
    }
    context.header('Cache-Control', 'no-store');
    await next();
  };
}

/** Hashes are of one length, and comparing them says nothing about where they differ. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(hashOf(one), hashOf(other));

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
