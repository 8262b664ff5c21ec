import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { openFileBuildQueue } from '#build-queue/file-build-queue.ts';
import type { ExamineDealer } from '#host/studio/dealer-studio.ts';
import { hashPassword } from '#platform/password-hash.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { writeFiles } from '#tests/support/write-files.ts';
import { factsFile, type TestHost, testHost } from '#tests/unit/host/fixture.ts';

const OPERATOR_TOKEN = 'operators-alone-0123456789';
const BASIC = (name: string, password: string) => ({
  authorization: `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`,
});
const OPERATOR = BASIC('', OPERATOR_TOKEN);

const LOCATIONS = '[{ "id": "a", "open": "2000-01-01T08:30:00Z", "manufacturer": "MG", "src": "a-b.webp" }]';
const FILES = {
  'content/locations.json': LOCATIONS,
  'content/pages/about/team.md': '---\ntitle: Team\n---\n',
  'content/.draft.json': '{}',
  'assets/logo.svg': '<svg/>',
  'assets/inner/other.png': 'x',
  'site.ts': 'export default {};',
  'stock.json': '{}',
};

interface Started {
  readonly examine?: ExamineDealer;
  readonly editors?: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** A host with the dealers "example" and "other", and the folder of the former. */
async function start({ examine = async () => [], editors, env }: Started = {}) {
  const sitesDir = await makeTemporaryFolder();
  const dir = join(sitesDir, 'example');
  await writeFiles(dir, FILES);
  const facts = (slug: string) =>
    factsFile({ slug, dealer: slug, url: `https://www.${slug}.com.au`, editors: editors ?? null });
  const started = await testHost(
    {
      'example/index.html': 'home',
      'example/run.js': 'alert(1)',
      'example/assets/logo.svg': '<svg/>',
      '.server/example.json': facts('example'),
      'other/index.html': 'home',
      '.server/other.json': facts('other'),
    },
    {
      env: { OPERATOR_TOKEN, OPERATOR_HOST: 'ops.example.net', ...env },
      studio: {
        sitesDir,
        examine,
        preview: async (_, [change], shown) => ({
          findings: [],
          html: `${shown.path} ${shown.entry}: ${Buffer.from(change?.content ?? '')}`,
        }),
      },
    },
  );
  const ask = (path: string, asked: Parameters<TestHost['ask']>[1] = {}) =>
    started.ask(path, { host: 'ops.example.net', ...asked });
  const signIn = async (headers: Record<string, string>, dealer = 'example') => {
    const { text } = await ask(`/admin/${dealer}/`, { headers });
    return { authorization: `token ${/"token":"([^"]+)"/.exec(text)?.[1]}` };
  };
  const headers = await signIn(OPERATOR);
  const call = async (path: string, body?: object, as: Record<string, string> = headers) => {
    const { status, text } = await ask(`/admin/example/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: as,
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status, json: JSON.parse(text) };
  };
  const versionOf = async (path: string): Promise<string | undefined> => {
    const { json } = await call('api/repos/forecourt/example/git/trees/main');
    return json.tree.find((file: { path: string }) => file.path === path)?.sha;
  };
  const save = async (
    path: string,
    content: string | Buffer,
    sha?: string,
    operation = sha ? 'update' : 'create',
  ) =>
    call('api/repos/forecourt/example/contents', {
      message: `Update ${path}`,
      files: [{ operation, path, sha, content: Buffer.from(content).toString('base64') }],
    });
  const readBack = (path: string) => readFile(join(dir, path), 'utf8');
  const queue = openFileBuildQueue(join(started.dataDir, 'rebuild'));
  return { ask, call, signIn, versionOf, save, readBack, queue, dir };
}

describe('the studio is there', () => {
  test('on the names of the host, never on a domain of a dealer', async () => {
    const { ask } = await start();
    expect((await ask('/admin/example/', { headers: OPERATOR })).status).toBe(200);
    expect((await ask('/admin/example/', { host: 'localhost', headers: OPERATOR })).status).toBe(200);
    const dealers = await ask('/admin/example/', { host: 'www.example.com.au', headers: OPERATOR });
    expect(dealers.status).toBe(404);
  });

  test('for operators, who see all dealers', async () => {
    const { ask } = await start();
    expect((await ask('/admin/')).status).toBe(401);
    expect((await ask('/admin/', { headers: OPERATOR })).text).toContain('href="/admin/other/"');
    expect((await ask('/admin/nobody/', { headers: OPERATOR })).status).toBe(404);
  });

  test('with a policy that loads no scripts from elsewhere and may not be framed', async () => {
    const { ask } = await start();
    const { headers } = await ask('/admin/example/', { headers: OPERATOR });
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^ ']+';/);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['cache-control']).toBe('no-store');
  });

  test('only with a token of operators', async () => {
    const { ask } = await start({ env: { OPERATOR_TOKEN: '' } });
    expect((await ask('/admin/example/', { headers: OPERATOR })).status).toBe(404);
  });
});

test('an editor sees the own dealer alone, until the login is taken away', async () => {
  const logins = `ann:${await hashPassword('a very long word')}`;
  const env: NodeJS.ProcessEnv = { EXAMPLE_EDITORS: logins };
  const { ask, call, signIn } = await start({ editors: 'EXAMPLE_EDITORS', env });
  const ann = BASIC('ann', 'a very long word');
  expect((await ask('/admin/example/', { headers: BASIC('ann', 'wrong') })).status).toBe(401);
  expect((await ask('/admin/', { headers: ann })).status).toBe(401);
  const session = await signIn(ann);
  expect(await call('api/user', undefined, session)).toMatchObject({ status: 200, json: { login: 'ann' } });
  expect((await ask('/admin/other/status', { headers: session })).status).toBe(401);
});

test.each<[string, Record<string, string>]>([
  ['no token', {}],
  ['what browsers send to any site that asks', OPERATOR],
  ['a token of nobody', { authorization: 'token WyJleGFtcGxlIl0.abc' }],
  ['no more than a claim', { authorization: 'token WyJleGFtcGxlIl0' }],
])('a save with %s is refused', async (_, as) => {
  const { call, readBack } = await start();
  const files = [{ operation: 'create', path: 'content/popup.json', content: 'e30=' }];
  const answer = await call('api/repos/forecourt/example/contents', { message: 'x', files }, as);
  expect(answer.status).toBe(401);
  await expect(readBack('content/popup.json')).rejects.toThrow('ENOENT');
});

test('editors see content and pictures, and nothing else of the folder', async () => {
  const { call } = await start();
  const { json } = await call('api/repos/forecourt/example/git/trees/main?recursive=1');
  expect(json.tree.map(({ path }: { path: string }) => path)).toEqual([
    'assets/logo.svg',
    'content/locations.json',
    'content/pages/about/team.md',
  ]);
});

test('data files are shown in one form: a list as entries, times as people write them', async () => {
  const { call } = await start();
  const { json } = await call('api/repos/forecourt/example/file-contents', {
    files: ['content/locations.json', 'site.ts'],
  });
  expect(json).toHaveLength(1);
  expect(JSON.parse(Buffer.from(json[0].content, 'base64').toString())).toEqual({
    $schema: '../../../schemas/locations.schema.json',
    entries: [{ id: 'a', open: '08:30', manufacturer: { name: 'MG' }, src: '/assets/a-b.webp' }],
  });
});

test('pictures are stored by their names', async () => {
  const { save, readBack } = await start();
  await save('content/popup.json', '{ "src": "/assets/a-b.webp", "linkTo": "/contact/" }');
  expect(await readBack('content/popup.json')).toBe('{ "src": "a-b.webp", "linkTo": "/contact/" }');
});

describe('a save', () => {
  test('is written, and asks for a build', async () => {
    const { save, readBack, versionOf, queue, call } = await start();
    const saved = await save('content/locations.json', '[]', await versionOf('content/locations.json'));
    expect(saved).toMatchObject({
      status: 200,
      json: { files: [{ sha: expect.stringMatching(/^\w{40}$/) }] },
    });
    expect(await readBack('content/locations.json')).toBe('[]');
    expect((await queue.read('example')).asked_at).not.toBeNull();
    expect(await call('status')).toMatchObject({ json: { state: 'publishing', last: { who: 'operator' } } });
  });

  test('of a version that somebody else has changed since is refused, and theirs stays', async () => {
    const { save, readBack, versionOf } = await start();
    const read = await versionOf('content/locations.json');
    expect((await save('content/locations.json', '["theirs"]', read)).status).toBe(200);
    expect(await save('content/locations.json', '["mine"]', read)).toMatchObject({
      status: 409,
      json: { message: expect.stringContaining('somebody else has changed it') },
    });
    expect((await save('content/locations.json', '["new"]')).status).toBe(409);
    expect(await readBack('content/locations.json')).toBe('["theirs"]');
  });

  test('that is sent again because its answer was lost is answered as the first', async () => {
    const { save, readBack, versionOf, call } = await start();
    const read = await versionOf('content/locations.json');
    const [first, again] = [
      await save('content/locations.json', '["mine"]', read),
      await save('content/locations.json', '["mine"]', read),
    ];
    expect(again).toMatchObject({ status: 200, json: { files: first.json.files } });
    await call('undo', {});
    expect(await readBack('content/locations.json')).toBe(LOCATIONS);
  });

  test('of two at the same moment is one', async () => {
    const { save, versionOf } = await start();
    const read = await versionOf('content/locations.json');
    const both = await Promise.all(
      ['["a"]', '["b"]'].map((text) => save('content/locations.json', text, read)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('that could not be published is refused with the reasons, and nothing is written', async () => {
    const problem = 'content/locations.json: 0.id: is missing. Must be text in quotes.';
    const old = 'content/offers.json: 0.id: is missing. Must be text in quotes.';
    const examine: ExamineDealer = async (_, changes) => (changes.length > 0 ? [old, problem] : [old]);
    const { save, readBack, versionOf } = await start({ examine });
    const answer = await save('content/locations.json', '[{}]', await versionOf('content/locations.json'));
    expect(answer).toEqual({ status: 422, json: { message: problem } });
    expect(await readBack('content/locations.json')).toBe(LOCATIONS);
  });

  test('is not refused for what somebody else has left broken', async () => {
    const { save } = await start({ examine: async () => ['site.ts: name: is missing.'] });
    expect((await save('content/popup.json', 'null')).status).toBe(200);
  });

  test.each([
    'site.ts',
    'content/../site.ts',
    '../other/content/offers.json',
    'content/pages/../../site.md',
    'content/.hidden.json',
    'assets/run.html',
    'assets/inner/x.png',
    'brand.css',
    '/etc/passwd',
  ])('to %s is refused', async (path) => {
    const { save } = await start();
    expect((await save(path, 'x')).status).toBe(422);
  });
});

/** A small PNG whose header claims a square of this side. */
async function claimSize(side: number): Promise<Buffer> {
  const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  png.writeUInt32BE(side, 16);
  png.writeUInt32BE(side, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

describe('an uploaded picture', () => {
  const picture = sharp({ create: { width: 5000, height: 20, channels: 3, background: '#0b49c4' } });

  test('loses where it was taken, and what is wider than pages show', async () => {
    const { save, dir } = await start();
    const bytes = await picture
      .clone()
      .withExif({ IFD3: { GPSLatitude: '16/1 55/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    expect((await save('assets/yard.jpg', bytes)).status).toBe(200);
    expect(await sharp(join(dir, 'assets/yard.jpg')).metadata()).toMatchObject({
      format: 'jpeg',
      width: 3840,
    });
    expect((await sharp(join(dir, 'assets/yard.jpg')).metadata()).exif).toBeUndefined();
  });

  test.each<[string, string, string, () => Promise<Buffer> | Buffer]>([
    [
      'of another kind than its name says',
      'assets/a.png',
      'of the kind that its name says',
      () => picture.clone().jpeg().toBuffer(),
    ],
    ['that is a page', 'assets/a.jpg', 'or is no picture', () => Buffer.from('<script>alert(1)</script>')],
    [
      'that can run scripts',
      'assets/a.svg',
      'no picture',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    [
      'that is damaged',
      'assets/a.png',
      'is damaged',
      async () => (await picture.clone().png().toBuffer()).subarray(0, 100),
    ],
    ['that is too large', 'assets/a.jpg', 'larger than 15 MB', () => Buffer.alloc(15_000_001)],
    ['that would fill the memory', 'assets/a.png', '64 megapixels', () => claimSize(20_000)],
  ])('%s is refused', async (_, path, why, make) => {
    const { save } = await start();
    const answer = await save(path, await make());
    expect(answer).toMatchObject({ status: 422, json: { message: expect.stringContaining(why) } });
  });
});

describe('a preview', () => {
  const preview = (path: string) => ({
    ...{ path, entry: 'spring' },
    files: [{ path, content: '{ "src": "/assets/a.webp" }' }],
  });

  test('shows what is not saved as it would be stored, and writes nothing', async () => {
    const { call, readBack } = await start();
    expect(await call('api/preview', preview('content/popup.json'))).toEqual({
      status: 200,
      json: { findings: [], html: 'content/popup.json spring: { "src": "a.webp" }' },
    });
    await expect(readBack('content/popup.json')).rejects.toThrow('ENOENT');
  });

  test('of a file that is not the editors’, or without a session, is refused', async () => {
    const { call } = await start();
    expect((await call('api/preview', preview('site.ts'))).status).toBe(422);
    expect((await call('api/preview', preview('content/popup.json'), {})).status).toBe(401);
  });

  test('has the pictures of the published site, which run nothing, for editors alone', async () => {
    const { ask } = await start();
    const { status, headers } = await ask('/admin/example/site/assets/logo.svg', { headers: OPERATOR });
    expect([status, headers['content-security-policy']]).toEqual([200, expect.stringContaining('sandbox')]);
    expect((await ask('/admin/example/site/assets/logo.svg')).status).toBe(401);
    for (const file of ['', 'index.html', 'run.js', 'missing.png'])
      expect((await ask(`/admin/example/site/${file}`, { headers: OPERATOR })).status).toBe(404);
  });
});

test('the CMS and what it imports come from the host, and nothing else of its packages does', async () => {
  const { ask } = await start();
  const { text, headers } = await ask('/admin/example/', { headers: OPERATOR });
  const [, map = '{}'] = /<script type="importmap">(.*)<\/script>/.exec(text) ?? [];
  const modules: string[] = Object.values(JSON.parse(map).imports);
  expect(modules.length).toBeGreaterThan(3);
  for (const module of modules)
    expect((await ask(module)).headers['content-type']).toMatch('text/javascript');
  expect(headers['content-security-policy']).not.toMatch(/(?:font|script|connect)-src[^;]*https/);
  for (const other of ['@sveltia/cms/package.json', 'immutable/../../package.json', 'sharp/lib/index.js'])
    expect((await ask(`/admin/modules/${other}`)).status).toBe(404);
});

test('a session that is over is renewed by the login, as long as there is one', async () => {
  const { ask, call } = await start();
  const { text } = await ask('/admin/example/session', { headers: OPERATOR });
  const session = { authorization: `token ${JSON.parse(text).token}` };
  expect((await call('api/user', undefined, session)).status).toBe(200);
  expect((await ask('/admin/example/session')).status).toBe(401);
});

test('the last save is undone, and the undoing as well', async () => {
  const { save, call, readBack, versionOf } = await start();
  await save('content/locations.json', '["new"]', await versionOf('content/locations.json'));
  expect((await call('undo', {})).status).toBe(200);
  expect(await readBack('content/locations.json')).toBe(LOCATIONS);
  await call('undo', {});
  expect(await readBack('content/locations.json')).toBe('["new"]');
});

test('an undo never takes away what somebody has written since', async () => {
  const { save, call, readBack, versionOf, dir } = await start();
  expect(await call('undo', {})).toMatchObject({
    status: 409,
    json: { message: 'There is nothing to undo.' },
  });
  await save('content/locations.json', '["new"]', await versionOf('content/locations.json'));
  await writeFiles(dir, { 'content/locations.json': '["by hand"]' });
  expect((await call('undo', {})).status).toBe(409);
  expect(await readBack('content/locations.json')).toBe('["by hand"]');
});

test('a new file that is undone is gone', async () => {
  const { save, call, readBack } = await start();
  await save('content/popup.json', 'null');
  await call('undo', {});
  await expect(readBack('content/popup.json')).rejects.toThrow('ENOENT');
});

test('a body that is no save is told so', async () => {
  const { call } = await start();
  expect(await call('api/repos/forecourt/example/contents', { files: 'all' })).toEqual({
    status: 422,
    json: { message: 'This request is malformed. Reload the page and try again.' },
  });
});
