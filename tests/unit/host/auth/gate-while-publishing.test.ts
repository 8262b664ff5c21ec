import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createGate } from '#host/auth/gate.ts';
import type { PublishedSite } from '#host/published-sites.ts';
import { createRequestRouter } from '#host/request-router.ts';
import { createCompressor } from '#host/static/compression.ts';
import { createFileCache } from '#platform/file-cache.ts';
import { createSiteReader } from '#published-site/site-reader.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { writeFiles } from '#tests/support/write-files.ts';
import { hashCheaply } from './hash-cheaply.ts';

/** Asks for a page of a site of which each look finds the next version, the last one again and again. */
async function askWhilePublishing(path: string, versions: readonly { readonly isProtected: boolean }[]) {
  const distDir = await makeTemporaryFolder();
  const sites = versions.map(({ isProtected }, n): PublishedSite => {
    const auth = isProtected ? { loginsEnv: 'LOGINS' } : null;
    return { slug: 'example', dir: join(distDir, `version-${n}`), headers: [], redirects: [], auth };
  });
  for (const [n, { dir }] of sites.entries())
    await writeFiles(dir, { 'index.html': `version ${n}`, [`new-in-${n}/index.html`]: `version ${n}` });
  const deps = { read: createFileCache(1000), compress: createCompressor(1000) };
  let looks = 0;
  const router = createRequestRouter({
    site: 'example',
    publishedSite: async () => sites[Math.min(looks++, sites.length - 1)],
    gate: createGate({ LOGINS: '' }),
    functions: [],
    overview: { ...deps, distDir, sites: createSiteReader(distDir) },
    operators: { routes: () => undefined, host: undefined },
    server: { ...deps, routes: [] },
  });
  const url = new URL(path, 'http://example.com.au');
  const response = await router.answer({ request: new Request(url), url, path, ip: '' });
  return { status: response.status, text: await response.text() };
}

test('a login is for the list that it is in: a newer version with another list asks again', async () => {
  const login = `editor:${hashCheaply('a password')}`;
  const gate = createGate({ OLD_LOGINS: login, NEW_LOGINS: login.replace('editor', 'other') });
  const url = new URL('http://example.com.au/');
  const authorization = `Basic ${Buffer.from('editor:a password').toString('base64')}`;
  const ask = (loginsEnv: string) => {
    const site = { slug: 'example', dir: '', headers: [], redirects: [], auth: { loginsEnv } };
    return gate(
      { request: new Request(url, { headers: { authorization } }), url, path: '/', ip: '', site },
      site.auth,
    );
  };
  expect(await ask('OLD_LOGINS')).toBeUndefined();
  expect((await ask('NEW_LOGINS'))?.status).toBe(401);
  expect(await ask('OLD_LOGINS')).toBeUndefined();
});

const [OPEN, PROTECTED] = [{ isProtected: false }, { isProtected: true }];

test('a request is answered from the version whose gate it has passed, though another is published meanwhile', async () => {
  const answer = await askWhilePublishing('/', [OPEN, PROTECTED]);
  expect(answer).toEqual({ status: 200, text: 'version 0' });
});

test('what only a newer version has is sent to those who pass its gate', async () => {
  expect((await askWhilePublishing('/new-in-1/', [OPEN, PROTECTED])).status).toBe(503);
  expect((await askWhilePublishing('/new-in-2/', [OPEN, OPEN, PROTECTED])).status).toBe(503);
  expect(await askWhilePublishing('/new-in-1/', [OPEN, OPEN])).toEqual({ status: 200, text: 'version 1' });
});
