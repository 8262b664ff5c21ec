import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { writeFiles } from '#tests/support/write-files.ts';
import { testHost } from '#tests/unit/host/fixture.ts';

test('a newly published folder takes effect at once: pages, headers, redirects and removals', async () => {
  const host = await testHost({
    'example/index.html': 'old home',
    'example/gone/index.html': 'old page',
    'example/same/index.html': 'same',
    'example/_headers': '/*\n  X-Generation: old\n',
    'example/_redirects': '/moved /old/\n',
  });
  const same = (await host.ask('/same/')).headers.etag;
  expect(await host.ask('/')).toMatchObject({ text: 'old home', headers: { 'x-generation': 'old' } });
  expect(await host.ask('/moved')).toMatchObject({ headers: { location: '/old/' } });
  expect((await host.ask('/gone/')).status).toBe(200);

  await writeFiles(join(host.distDir, '.tmp/next'), {
    'index.html': 'new home',
    'same/index.html': 'same',
    _headers: '/*\n  X-Generation: new\n',
    _redirects: '/moved /new/\n',
  });
  await rename(join(host.distDir, 'example'), join(host.distDir, '.tmp/old'));
  expect((await host.ask('/')).status).toBe(404);
  await rename(join(host.distDir, '.tmp/next'), join(host.distDir, 'example'));

  expect(await host.ask('/')).toMatchObject({ text: 'new home', headers: { 'x-generation': 'new' } });
  expect(await host.ask('/moved')).toMatchObject({ headers: { location: '/new/' } });
  expect((await host.ask('/gone/')).status).toBe(404);
  expect((await host.ask('/same/')).headers.etag).toBe(same);
});

test('visitors never notice the gap between two builds', async () => {
  const pages = { 'index.html': 'home', 'cars/index.html': 'cars' };
  const host = await testHost({});
  const [site, next, old] = ['example', '.next', '.old'].map((name) => join(host.distDir, name)) as [
    string,
    string,
    string,
  ];
  await writeFiles(site, pages);
  await writeFiles(next, pages);
  await host.ask('/');
  let publishing = true;
  const statuses = new Set<number>();
  const visitor = async (path: string) => {
    while (publishing) statuses.add((await host.ask(path)).status);
  };
  const visitors = ['/', '/cars/', '/', '/cars/'].map(visitor);
  for (const _ of Array(20)) {
    await setTimeout(10);
    await rename(site, old);
    await setTimeout(2);
    await rename(next, site);
    await rename(old, next);
  }
  publishing = false;
  await Promise.all(visitors);
  expect([...statuses]).toEqual([200]);
});
