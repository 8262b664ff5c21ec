import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { deploySite } from '#scripts/deploy/deploy-site.ts';
import { checkApi, listUnappliedRules } from '#scripts/deploy/target-limits.ts';
import { findProgram } from '#scripts/test/debian-programs.ts';
import { answerRequests } from '#tests/support/servers/answer-requests.ts';
import { writeDealer } from '#tests/support/sites/write-dealer.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { writeFiles } from '#tests/support/write-files.ts';

let dir: string;
beforeEach(async () => {
  dir = await makeTemporaryFolder();
});

const BUCKET = { kind: 's3', bucket: 'dealers' };
const KEYS = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };
const PAGE =
  '<form action="/api/enquiry"></form><a href="/brochure/a.pdf"></a><img src="/.netlify/images?url=a">';

const writeBuild = (files: Readonly<Record<string, string>>) => writeFiles(join(dir, 'dist/plain'), files);

async function deploy(hosting: object | undefined, env: NodeJS.ProcessEnv = KEYS, site: object = {}) {
  await writeDealer(join(dir, 'sites'), { slug: 'plain', site: { ...site, ...(hosting && { hosting }) } });
  const folder = (name: string) => join(dir, name);
  const { errors } = await deploySite(
    'plain',
    {
      folders: {
        sitesDir: folder('sites'),
        dataDir: folder('data'),
        distDir: folder('dist'),
        compiledDir: folder('compiled'),
      },
      now: new Date('2026-11-22T10:00:00Z'),
      dryRun: false,
      rollback: false,
      jobs: 2,
      skipApiCheck: false,
      env,
      bundleFunctions: () => Promise.resolve([]),
    },
    () => {},
  );
  return errors;
}

test('a dealer without a host for its functions is refused', async () => {
  await writeBuild({ 'index.html': PAGE, 'contact/index.html': PAGE, 'about/index.html': 'text' });
  expect(await deploy({ deploy: BUCKET })).toEqual([
    'plain: hosting.deploy: 2 pages send forms to /api/, which files alone do not answer. Name the host that answers them in hosting.deploy.host, and let the web server or CDN pass them on.',
    'plain: hosting.deploy: 2 pages link to brochures at /brochure/, which files alone do not answer. Name the host that answers them in hosting.deploy.host, and let the web server or CDN pass them on.',
    "plain: hosting.deploy: 2 pages show pictures of /.netlify/images, which files alone do not answer. Write images: { provider: 'none' } or 'cloudinary', or name the host that answers them in hosting.deploy.host.",
  ]);
});

test('leads in a file are refused on Netlify, whose functions have no disk', async () => {
  await writeBuild({ 'index.html': PAGE });
  const hosting = { netlifySiteId: '1d01c0c0-4554-4747-93b8-34ce3448ab95', deploy: { kind: 'netlify' } };
  const leads = { targets: { file: { kind: 'file' } } };
  const errors = await deploy(hosting, { NETLIFY_AUTH_TOKEN: 'token' }, { leads });
  expect(errors).toEqual([expect.stringContaining('functions on Netlify do not have')]);
});

test.each([
  [
    { kind: 'netlify' },
    'Netlify does not ask for these logins, so the site would be open to everybody. Switch on its own',
  ],
  [
    { ...BUCKET, host: '/srv/dist' },
    's3://dealers does not ask for these logins, so the site would be open to everybody.',
  ],
  [{ kind: 'rsync', to: '/srv/www/plain' }, '/srv/www/plain does not ask for these logins'],
  [
    { kind: 'rsync', to: '/srv/www/plain', host: '/srv/dist' },
    '/srv/www/plain does not ask for these logins',
  ],
])('a site that asks for a login is refused where nothing asks: %j', async (target, message) => {
  await writeBuild({ 'index.html': 'text', '.auth.json': '{}' });
  const hosting = { netlifySiteId: '1d01c0c0-4554-4747-93b8-34ce3448ab95', deploy: target };
  const env = { ...KEYS, NETLIFY_AUTH_TOKEN: 'token' };
  expect(await deploy(hosting, env, { auth: { loginsEnv: 'PLAIN_LOGINS' } })).toEqual([
    expect.stringContaining(message),
  ]);
});

test.runIf(findProgram('rsync'))(
  'a site that asks for a login is sent to the folder of an included host, which asks',
  async () => {
    await writeBuild({ 'index.html': PAGE, '.auth.json': '{}' });
    await writeFiles(join(dir, 'dist/.server'), { 'plain.json': '{}', 'plain.brochures.json': '{}' });
    const host = join(dir, 'host', 'dist');
    const errors = await deploy(
      { deploy: { kind: 'rsync', to: `${host}/plain`, host } },
      {},
      { auth: { loginsEnv: 'PLAIN_LOGINS' } },
    );
    expect(errors).toEqual([]);
    expect(await readFile(join(host, 'plain', '.auth.json'), 'utf8')).toBe('{}');
  },
);

test.each([
  [undefined, KEYS, 'plain: hosting.deploy: missing. Name a target in site.ts: docs/guides/deploy.md.'],
  [{ deploy: BUCKET }, KEYS, 'plain: is not built.'],
  [
    { deploy: BUCKET },
    {},
    'plain: hosting.deploy.accessKeyEnv: environment variable AWS_ACCESS_KEY_ID is not set.',
  ],
  [{ deploy: { kind: 'netlify' } }, {}, 'plain: hosting.netlifySiteId: missing.'],
  [{ deploy: { kind: 'ftp' } }, {}, 'hosting.deploy.kind'],
])('what is not set up is one line: %j, %j', async (hosting, env, problem) => {
  const errors = await deploy(hosting, env);
  expect(errors).toHaveLength(1);
  expect(errors[0]).toContain(problem);
});

test('rules that a target does not apply are listed', async () => {
  await writeBuild({
    _headers: '/*\n  X-Frame-Options: DENY\n\n/assets/*\n  Cache-Control: public, max-age=1\n',
    _redirects: '/a /b 301\n/c /d 301\n/search/x/ /search/y/index.html 200\n',
  });
  const list = (applies: 'all' | 'cache headers' | 'none') =>
    listUnappliedRules(join(dir, 'dist', 'plain'), { applies, name: 's3://a' });
  expect(await list('all')).toEqual([]);
  expect(await list('cache headers')).toEqual([
    '_headers: s3://a does not send X-Frame-Options. Set them at the CDN or web server.',
    '_redirects: s3://a does not apply 2 redirects. Set them at the CDN or web server.',
    '_redirects: s3://a does not apply 1 rewrites. Write hosting: { rewrites: false } in site.ts.',
  ]);
  expect((await list('none'))[0]).toContain('X-Frame-Options, Cache-Control');
});

test.each([
  ['our functions', 200, 'application/json', {}],
  ['our functions, without a captcha', 404, 'application/json; charset=utf-8', {}],
  ['another website', 404, 'text/html', { error: expect.stringContaining('forms would fail') }],
  [
    'a page for every address',
    200,
    'text/html',
    { error: expect.stringContaining('answers 200 (text/html)') },
  ],
])('the site is asked whether /api/ reaches %s', async (_, status, type, outcome) => {
  const address = await answerRequests((_, response) =>
    response.writeHead(status, { 'content-type': type }).end('{}'),
  );
  expect(await checkApi('plain', address)).toEqual(outcome);
});

test('a site that is not there yet is a warning', async () => {
  expect(await checkApi('plain', 'http://127.0.0.1:9')).toEqual({
    warning:
      'plain: http://127.0.0.1:9/api/captcha could not be asked. Try a form once the domain is connected.',
  });
});
