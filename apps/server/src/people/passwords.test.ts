import { mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Refusal } from '@ochre/host';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { builtServer, passwordScriptOf } from '../testing/built.ts';
import { type Asker, Passwords } from './passwords.ts';

const folder = mkdtempSync(join(tmpdir(), 'ochre-passwords-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let passwords: Passwords;
beforeEach(() => {
  passwords = new Passwords(passwordScriptOf(builtServer()));
});
afterEach(() => passwords.close());

async function isRight(password: string, passwordHash: string | undefined): Promise<boolean> {
  const guest = { id: 'p', name: '', madeAt: 0 };
  const person = passwordHash && { ...guest, account: { login: 'Ada', passwordHash } };
  const find = async () => person || undefined;
  return (await passwords.ownerOf(password, find, 'stranger')) !== undefined;
}

describe('passwords', () => {
  it('are told from others by what is stored, however their letters are composed', async () => {
    const stored = await passwords.hash('naïve horse', 'stranger');
    expect(stored).toMatch(/^scrypt\$65536\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
    expect(await isRight('nai\u0308ve horse', stored)).toBe(true);
    expect(await isRight('naive horse', stored)).toBe(false);
    expect(await isRight('naïve horse', undefined)).toBe(false);
  });

  it('of before are still right', async () => {
    const before =
      'scrypt$65536$8$1$AAAAAAAAAAAAAAAAAAAAAA$zLrOPCmrWOzs9pXtatugqSnNrHfgG_utFQATPYuWl5c';
    expect(await isRight('correct horse', before)).toBe(true);
  });

  it('that are hashed do not keep the disk waiting', async () => {
    let hashed = 0;
    const hashing = Array.from({ length: 10 }, async () => {
      await passwords.hash('correct horse', 'stranger');
      hashed++;
    });
    const file = await open(join(folder, 'log'), 'w');
    await file.write('a move');
    await file.datasync();
    await file.close();
    // In the threads of the disk it would have been seven at least.
    expect(hashed).toBeLessThan(7);
    await Promise.all(hashing);
  });

  it('wait in a line that can be full, which leaves room for who was here before', async () => {
    const codes = (count: number, asker: Asker) =>
      Promise.all(
        Array.from({ length: count }, () =>
          passwords.hash('correct horse', asker).catch(({ code }: Refusal) => code),
        ),
      );
    const [strangers, known] = [codes(25, 'stranger'), codes(15, 'known')];
    // Those who wait hear that the server goes down.
    await passwords.close();
    const refused = (some: readonly string[]) => some.filter((code) => code === 'too-many').length;
    expect([refused(await strangers), refused(await known)]).toEqual([5, 5]);
    expect((await strangers).filter((code) => code === 'unavailable')).toHaveLength(20);
  });

  it('of those for whom there is no room cost no look-up', async () => {
    const full = Array.from({ length: 20 }, () => passwords.hash('x', 'stranger').catch(() => ''));
    let lookUps = 0;
    const find = async () => {
      lookUps++;
      return undefined;
    };
    const refused = passwords.ownerOf('x', find, 'stranger');
    await expect(refused).rejects.toMatchObject({ code: 'too-many' });
    expect(lookUps).toBe(0);
    await passwords.close();
    await Promise.all(full);
  });
});
