import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtServer } from './testing/built.ts';
import { type TestServer, testServer } from './testing/test-server.ts';

const SCRIPT = 'const a = 1;\n'.repeat(100);
const FILES = {
  'index.html': '<!doctype html><title>Ochre</title>',
  'sw.js': 'const worker = 1;',
  'manifest.webmanifest': '{}',
  'icon.svg': '<svg/>',
  'assets/index-abc.js': SCRIPT,
  'assets/index-abc.js.br': brotliCompressSync(SCRIPT),
  'assets/index-abc.css': 'a {}',
};

const folder = mkdtempSync(join(tmpdir(), 'ochre-page-'));
let server: TestServer;
let without: TestServer;
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
  server = await testServer({ settings: { OCHRE_PAGES: folder } });
  without = await testServer();
});
afterAll(async () => {
  await Promise.all([server.close(), without.close()]);
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${server.origin}${path}`, { headers });

describe('The page', () => {
  it.each(['/', '/t/I0ggwO3UsxdaQLl_', '/rules', '/t/%E2%82%AC'])(
    'is what every address of its own leads to: %s',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
      expect(await answer.text()).toBe(FILES['index.html']);
    },
  );

  it.each(['/somewhere/else', '/none.html', '/game/abc.def'])(
    'tells whoever reads that nothing is there: %s',
    async (path) => {
      const answer = await get(path, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
      expect(answer.status).toBe(path.startsWith('/game/') ? 200 : 404);
      expect(answer.headers.get('content-security-policy')).toBeTruthy();
      expect(await answer.text()).toBe(FILES['index.html']);
    },
  );

  it('has the icon for which browsers ask by themselves', async () => {
    expect((await get('/favicon.ico')).headers.get('content-type')).toMatch(/^image\/svg/);
  });

  it.each([
    '/assets/index-old.js',
    '/assets/none',
    '/none.png',
    '/t/none.js',
    '/api/none',
    '/api/tables/none.js',
    '/ws',
    '/..%2f..%2fetc%2fpasswd.txt',
  ])('is not what stands for something that is not there: %s', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: expect.stringMatching(/^no/) });
    expect([null, 'no-store']).toContain(answer.headers.get('cache-control'));
  });

  it.each([
    ['/', 'text/html; charset=utf-8'],
    ['/assets/index-abc.js', 'text/javascript; charset=utf-8'],
    ['/assets/index-abc.css', 'text/css; charset=utf-8'],
    ['/sw.js', 'text/javascript; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/icon.svg', 'image/svg+xml; charset=utf-8'],
  ])('says what its files are: %s', async (path, type) => {
    expect((await get(path)).headers.get('content-type')).toBe(type);
  });

  it('is kept for ever where a name says what is inside', async () => {
    const answer = await get('/assets/index-abc.js');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it.each(['/', '/index.html', '/sw.js', '/t/abc'])(
    'is asked for again elsewhere, and not sent again: %s',
    async (path) => {
      const first = await get(path);
      expect(first.headers.get('cache-control')).toBe('no-cache');
      const again = await get(path, { 'If-None-Match': first.headers.get('etag')! });
      expect(again.status).toBe(304);
      expect(again.headers.get('content-security-policy')).toBeTruthy();
    },
  );

  it('comes compressed to whoever understands that', async () => {
    const small = await get('/assets/index-abc.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(small.headers.get('content-encoding')).toBe('br');
    expect(small.headers.get('vary')).toBe('Accept-Encoding');
    expect(await small.text()).toBe(SCRIPT);
    const plain = await get('/assets/index-abc.js', { 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(SCRIPT);
  });

  it('runs no script but its own, and is in nobody’s frame', async () => {
    const policy = (await get('/t/abc')).headers.get('content-security-policy')!;
    expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval';/);
    expect(policy).toMatch(/frame-ancestors 'none'/);
  });

  it('where there is none, is a line that says so, at its own addresses alone', async () => {
    const answer = await fetch(`${without.origin}/t/abc`);
    expect(await answer.text()).toMatch('not built here');
    expect((await fetch(`${without.origin}/index.js`)).status).toBe(404);
  });

  it('that is not where the settings say stops the start with one line', () => {
    const args = [builtServer(), '--pages', join(folder, 'assets'), '--data', folder];
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect(status).toBe(2);
    expect(stderr).toMatch(/^ochre: OCHRE_PAGES: there is no index\.html in [^\n]+\n$/);
  });
});
