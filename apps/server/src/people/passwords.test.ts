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

describe('passwords', () => {
  it('are told from others by what is stored, however their letters are composed', async () => {
    const stored = await passwords.hash('naïve horse', 'stranger');
    expect(stored).toMatch(/^scrypt\$65536\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
    const isRight = (password: string) => passwords.isRight(password, stored, 'stranger');
    expect(await isRight('nai\u0308ve horse')).toBe(true);
    expect(await isRight('naive horse')).toBe(false);
    expect(await passwords.isRight('naïve horse', undefined, 'stranger')).toBe(false);
  });

  it('of before are still right', async () => {
    const before =
      'scrypt$65536$8$1$AAAAAAAAAAAAAAAAAAAAAA$zLrOPCmrWOzs9pXtatugqSnNrHfgG_utFQATPYuWl5c';
    expect(await passwords.isRight('correct horse', before, 'stranger')).toBe(true);
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
    expect(hashed).toBeLessThan(5);
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
});
