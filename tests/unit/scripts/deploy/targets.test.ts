import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openBucket } from '#platform/s3/bucket.ts';
import { listFiles } from '#scripts/build/files.ts';
import { createBucketTarget } from '#scripts/deploy/bucket/bucket-target.ts';
import { createRsyncTarget } from '#scripts/deploy/rsync/rsync-target.ts';
import { type DeployTarget, readBuild } from '#scripts/deploy/target.ts';
import { findProgram } from '#scripts/test/debian-programs.ts';
import { type S3Server, startS3 } from '#tests/support/servers/s3/start-s3.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { writeFiles } from '#tests/support/write-files.ts';

const KEYS = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret' };
const PLACE = { region: 'ap-southeast-2', bucket: 'dealers' };

type Files = Readonly<Record<string, string>>;

/** A target with a way to look at what visitors would get. */
interface Place {
  readonly target: DeployTarget;
  /** Path -> content, without the target's own records. */
  published(): Promise<Files>;
  /** All paths, records included. */
  all(): Promise<string[]>;
}

let dir: string;
let s3: S3Server;
beforeEach(async () => {
  dir = await makeTemporaryFolder();
  s3 = await startS3({ ...KEYS, ...PLACE, pageSize: 3 });
});
afterEach(() => s3.close());

const isRecord = (path: string) => path.startsWith('.forecourt/');

function openBucketPlace(): Place {
  const bucket = openBucket({ endpoint: s3.endpoint, ...PLACE, ...KEYS }, []);
  const paths = () => [...s3.objects.keys()].map((key) => key.replace('plain/', ''));
  return {
    target: createBucketTarget({ bucket, name: 's3://dealers/plain', prefix: 'plain' }),
    all: async () => paths(),
    published: async () =>
      Object.fromEntries(
        paths()
          .filter((path) => !isRecord(path))
          .map((path) => [path, String(s3.objects.get(`plain/${path}`)?.body)]),
      ),
  };
}

function openFolderPlace(): Place {
  const to = join(dir, 'srv', 'www', 'plain');
  return {
    target: createRsyncTarget(to, false),
    all: () => listFiles(to),
    published: async () => {
      const paths = (await listFiles(to)).filter((path) => !isRecord(path));
      return Object.fromEntries(
        await Promise.all(paths.map(async (path) => [path, await readFile(join(to, path), 'utf8')])),
      );
    },
  };
}

/** Deploys a build with these files. */
async function deploy(
  { target }: Place,
  files: Files,
  { now = '2026-11-22T10:00:00Z', dryRun = false } = {},
) {
  const build = join(dir, 'build');
  await rm(build, { recursive: true, force: true });
  await writeFiles(build, files);
  return target.deploy({
    dir: build,
    files: await readBuild(build),
    now: new Date(now),
    dryRun,
    jobs: 4,
    onProgress: () => {},
  });
}

const FIRST: Files = {
  'index.html': 'two cars',
  'cars/a/index.html': 'car a',
  'cars/b/index.html': 'car b',
  '_astro/app.1.js': 'app 1',
  'stock/status.json': '{"a":1,"b":1}',
};
/** Car b is sold. */
const SECOND: Files = {
  'index.html': 'one car!',
  'cars/a/index.html': 'car a',
  '_astro/app.2.js': 'app 2',
  'stock/status.json': '{"a":1,"b":0}',
};

const PLACES = [
  { name: 'a bucket', open: openBucketPlace, isThere: true },
  { name: 'a folder, by rsync', open: openFolderPlace, isThere: findProgram('rsync') !== undefined },
];

describe.each(PLACES)('$name', ({ open, isThere }) => {
  test.skipIf(!isThere)(
    'gets everything at first and then what changed; files that left are deleted',
    async () => {
      const place = open();
      expect(await deploy(place, FIRST)).toMatchObject({ sent: 5, unchanged: 0, deleted: 0 });
      expect(await place.published()).toEqual(FIRST);
      expect(await deploy(place, SECOND)).toMatchObject({ sent: 3, unchanged: 1, deleted: 1 });
      // Open tabs still ask for the script of their build.
      expect(await place.published()).toEqual({ ...SECOND, '_astro/app.1.js': 'app 1' });
      expect(await deploy(place, SECOND)).toMatchObject({ sent: 0, unchanged: 4, deleted: 0 });
    },
  );

  test.skipIf(!isThere)('changes nothing in a dry run, which says what would be sent', async () => {
    const place = open();
    expect(await deploy(place, FIRST, { dryRun: true })).toMatchObject({
      sent: 5,
      sentBytes: 36,
      deleted: 0,
    });
    expect(await place.all()).toEqual([]);
  });

  test.skipIf(!isThere)('returns to the release before, and from there to the one before that', async () => {
    const place = open();
    const third = { ...SECOND, 'index.html': 'third', 'cars/c/index.html': 'car c' };
    await deploy(place, FIRST, { now: '2026-11-20T10:00:00Z' });
    await deploy(place, SECOND, { now: '2026-11-22T10:00:00Z' });
    await deploy(place, third, { now: '2026-11-24T10:00:00Z' });
    const request = { now: new Date(), dryRun: false, jobs: 4 };
    expect(await place.target.rollBack({ ...request, dryRun: true })).toMatchObject({ deleted: 1 });
    expect(await place.published()).toEqual(third);
    await place.target.rollBack(request);
    expect(await place.published()).toEqual({ ...SECOND, '_astro/app.1.js': 'app 1' });
    await place.target.rollBack(request);
    expect(await place.published()).toEqual(FIRST);
    await expect(place.target.rollBack(request)).rejects.toThrow('has no earlier release to return to.');
    expect(await deploy(place, SECOND)).toMatchObject({ sent: 3, deleted: 1 });
  });

  test.skipIf(!isThere)('leaves files of others alone', async () => {
    const place = open();
    await deploy(place, FIRST);
    if (place.target.name.startsWith('s3'))
      s3.objects.set('plain/robots-of-others.txt', { body: Buffer.from('x'), headers: {} });
    else await writeFile(join(place.target.name, 'robots-of-others.txt'), 'x');
    await deploy(place, SECOND);
    expect(await place.published()).toHaveProperty(['robots-of-others.txt'], 'x');
  });
});

test.runIf(findProgram('rsync'))(
  'only what left is deleted, whatever its name means in a pattern, with its folder: web servers answer 403 for an empty one',
  async () => {
    const place = openFolderPlace();
    await deploy(place, { ...FIRST, 'cars/[ab]?/*.html': 'x', 'cars/b [old]/index.html': 'y' });
    await writeFile(join(place.target.name, 'cars', 'b', 'notes-of-others.txt'), 'z');
    await deploy(place, { ...FIRST, 'cars/b/index.html': 'car b' });
    await deploy(place, SECOND);
    expect(await place.published()).toEqual({
      ...SECOND,
      '_astro/app.1.js': 'app 1',
      'cars/b/notes-of-others.txt': 'z',
    });
    expect(existsSync(join(place.target.name, 'cars', 'b [old]'))).toBe(false);
  },
);

test('assets arrive before pages, and deletions come last', async () => {
  const place = openBucketPlace();
  await deploy(place, FIRST);
  s3.requests.length = 0;
  await deploy(place, SECOND);
  const steps = s3.requests.filter((line) => /^(PUT|DELETE)/.test(line) && !line.includes('.forecourt'));
  expect(steps[0]).toBe('PUT /dealers/plain/_astro/app.2.js');
  expect(steps.slice(1, 3).sort()).toEqual([
    'PUT /dealers/plain/index.html',
    'PUT /dealers/plain/stock/status.json',
  ]);
  expect(steps.slice(3)).toEqual(['DELETE /dealers/plain/cars/b/index.html']);
});

test('an interrupted deployment goes on where it ended, and files that only it sent are removed', async () => {
  const place = openBucketPlace();
  await deploy(place, FIRST);
  const interrupted = { ...SECOND, '_astro/app.x.js': 'app x', 'cars/x/index.html': 'car x' };
  s3.fail = (request) => (request.startsWith('PUT') && request.endsWith('/index.html') ? 500 : undefined);
  await expect(deploy(place, interrupted)).rejects.toThrow('500 InternalError');
  s3.fail = () => undefined;
  s3.received.bytes = 0;
  expect(await deploy(place, SECOND)).toMatchObject({ deleted: 2 });
  expect(await place.published()).toEqual({ ...SECOND, '_astro/app.1.js': 'app 1' });
  expect(s3.requests.filter((line) => line === 'PUT /dealers/plain/_astro/app.2.js')).toHaveLength(1);
  await place.target.rollBack({ now: new Date(), dryRun: false, jobs: 4 });
  expect(await place.published()).toEqual(FIRST);
});

test('an object carries its type and how long it may be cached', async () => {
  const place = openBucketPlace();
  const headers = '/*\n  X-Test: 1\n\n/search/*.json\n  Cache-Control: public, max-age=31536000, immutable\n';
  await deploy(place, {
    'index.html': '',
    _headers: headers,
    'search/cars.1a2b3c4d.json': '{}',
    'favicon.svg': '',
  });
  const headersOf = (path: string) => s3.objects.get(`plain/${path}`)?.headers;
  expect(headersOf('index.html')).toEqual({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
  });
  expect(headersOf('search/cars.1a2b3c4d.json')).toEqual({
    'content-type': 'application/json',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(headersOf('favicon.svg')).toMatchObject({ 'content-type': 'image/svg+xml' });
});

test('an object that somebody deleted or replaced is sent again', async () => {
  const place = openBucketPlace();
  await deploy(place, FIRST);
  s3.objects.delete('plain/cars/a/index.html');
  s3.objects.set('plain/index.html', { body: Buffer.from('defaced'), headers: {} });
  expect(await deploy(place, FIRST)).toMatchObject({ sent: 2 });
  expect(await place.published()).toEqual(FIRST);
});
