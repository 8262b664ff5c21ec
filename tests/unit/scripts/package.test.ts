import { execFile, spawn } from 'node:child_process';
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listCommands, readManifest } from '#scripts/cli/commands.ts';
import { findFreePort } from '#scripts/cli/free-port.ts';
import { eventually } from '#tests/support/eventually.ts';
import { TEMPORARY_ROOT } from '#tests/support/temporary-folder.ts';

// A repository of dealers, made from nothing by the two packages as they would be published.
let parent: string;
let project: string;
let packed: string[];

const run = promisify(execFile);
/** The commands of the package there. */
const RUN = 'node_modules/forecourt/scripts/run.mjs';

/** Runs `forecourt <args>` there, whatever folders this process uses. */
async function forecourt(...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [RUN, ...args], {
    cwd: project,
    env: { PATH: process.env.PATH },
  });
  return stdout;
}

async function unpack(manifestDir: string, to: string): Promise<string[]> {
  const args = ['pack', '--ignore-scripts', '--json', '--pack-destination', parent];
  const { stdout } = await run('npm', args, { cwd: manifestDir });
  const [tarball]: [{ filename: string; files: { path: string }[] }] = JSON.parse(stdout);
  await mkdir(to, { recursive: true });
  await run('tar', ['xzf', join(parent, tarball.filename), '-C', to, '--strip-components', '1']);
  return tarball.files.map(({ path }) => path);
}

const NEW_DEALER = {
  '--name': 'Example Motors',
  '--url': 'https://www.example.com.au',
  '--phone': '07 4000 0000',
  '--address': '12 Spence Street, Cairns QLD 4870',
  '--colour': '#0b49c4',
  '--hours': 'Mon-Fri 8:30-17:30',
};
const FEED = `Stock No,Make,Model,Year,Price,Odometer,Body,Fuel,Transmission,Status
A100,Toyota,Corolla,2021,24990,41200,Hatchback,Petrol,Automatic,In stock
A101,Mazda,CX-5,2020,29990,62000,SUV,Petrol,Automatic,In stock
`;

const TEMPLATE = {
  'template.ts': `import { defineTemplate } from 'forecourt/config';

export default defineTemplate({ extends: 'showroom', palette: { light: { canvas: '#fff7ec' } } });
`,
  'Header.astro': `---
import Header from '#templates/showroom/Header.astro';
---
<p class="strip">{Astro.props.site.name}</p>
<Header {...Astro.props} />
`,
  'style.css': `@import "#templates/showroom/style.css";
@layer template { .strip { padding: 8px } }
`,
};

const readPage = (path: string) => readFile(join(project, 'dist', path), 'utf8');

/** The style sheet of a dealer's template, which its pages' own begin with. */
async function readStyles(slug: string, template: string): Promise<string> {
  const sheets = await readdir(join(project, 'dist', slug, 'assets'));
  return readPage(`${slug}/assets/${sheets.find((name) => name.startsWith(`${template}.`))}`);
}

beforeAll(async () => {
  parent = await mkdtemp(join(TEMPORARY_ROOT, 'forecourt-package-'));
  project = join(parent, 'dealers');
  await unpack('scripts/create', join(parent, 'create'));
  await run(process.execPath, [join(parent, 'create/create.mjs'), project, '--no-install']);
  packed = await unpack('.', join(project, 'node_modules/forecourt'));
  const others = (await readdir('node_modules')).filter((name) => !name.startsWith('.'));
  for (const name of others)
    await symlink(resolve('node_modules', name), join(project, 'node_modules', name));
  await symlink(resolve('node_modules/.bin'), join(project, 'node_modules/.bin'));
  await writeFile(join(parent, 'feed.csv'), FEED);
  const dealer = ['--yes', '--feed', join(parent, 'feed.csv'), ...Object.entries(NEW_DEALER).flat()];
  await forecourt('site:new', 'first', '--template', 'classic', ...dealer);
  const template = join(project, 'sites/templates/modern');
  await mkdir(template, { recursive: true });
  for (const [name, text] of Object.entries(TEMPLATE)) await writeFile(join(template, name), text);
  await forecourt('site', 'new', 'second', '--template', 'modern', ...dealer);
  await forecourt('override', 'features/navigation/Footer.astro', '--site', 'second');
  await appendFile(
    join(project, 'sites/second/overrides/features/navigation/Footer.astro'),
    '<p>Made for one dealer</p>\n',
  );
  await writeFile(join(project, 'sites/second/brand.css'), ':root { --display: Georgia, serif }');
  await forecourt('nightly');
});
afterAll(() => rm(parent, { recursive: true }));

test('the package has what commands and builds read, and nothing for work on the platform itself', () => {
  expect(packed).toEqual(expect.arrayContaining(['src/site/define-site.ts', 'schemas/site.schema.json']));
  expect(
    packed.filter((path) => /^(tests|sites|docs\/guides)\/|scripts\/(test\/steps|demo\/photos)/.test(path)),
  ).toEqual([]);
});

test('a new repository pins the version, and has every command of the package under the name that messages use', async () => {
  const { dependencies, scripts } = JSON.parse(await readFile(join(project, 'package.json'), 'utf8'));
  expect(dependencies).toEqual({ forecourt: readManifest().version });
  const shipped = listCommands().filter(({ script }) => packed.includes(script.slice(resolve().length + 1)));
  expect(scripts).toEqual(Object.fromEntries(shipped.map(({ name }) => [name, `forecourt ${name}`])));
  const help = await forecourt('--help');
  expect(help.match(/^ {2}\S+/gm)?.map((line) => line.trim())).toEqual(Object.keys(scripts));
});

test('an upgrade from the same version changes nothing but what was overridden', async () => {
  const lines = await forecourt('upgrade:check', '--from', 'node_modules/forecourt', '--no-pages');
  expect(lines.trim().split('\n').filter(Boolean)).toEqual([
    'Upgrade notes',
    '  nothing',
    'Public interface',
    '  nothing',
    'Stale overrides',
    '  nothing',
  ]);
});

test('the nightly run imports its dealers and builds them', async () => {
  for (const slug of ['first', 'second'])
    expect(await readPage(`${slug}/stock/index.html`)).toContain('Corolla');
});

test('what is written for one dealer is on its pages alone', async () => {
  expect((await readStyles('second', 'modern')).endsWith(':root{--display:Georgia, serif}')).toBe(true);
  expect((await readStyles('first', 'classic')).includes('Georgia')).toBe(false);
  expect(await readPage('second/index.html')).toContain('Made for one dealer');
  expect(await readPage('first/index.html')).not.toContain('Made for one dealer');
});

test('a template of the dealers has its own colours and parts, and the rest of the one that it extends', async () => {
  const page = await readPage('second/index.html');
  expect(page).toContain('<p class="strip">Example Motors</p>');
  expect(page).toContain('data-template="showroom"');
  const css = await readStyles('second', 'modern');
  for (const part of ['--canvas:#fff7ec', '--ink:#111312', '.strip{', 'Newsreader'])
    expect.soft(css.includes(part), part).toBe(true);
});

test('editors know the types of forecourt/config: a key that does not exist is an error', async () => {
  const file = join(project, 'sites/first/site.ts');
  await writeFile(file, (await readFile(file, 'utf8')).replace('name:', 'nmae:'));
  const { stdout } = await run(resolve('node_modules/.bin/tsc'), ['--noEmit', '-p', project]).catch(
    (error: { stdout: string }) => error,
  );
  // And nothing else is.
  expect(stdout.match(/^\S.*: error .*$/gm)).toEqual([
    expect.stringMatching(/\/sites\/first\/site\.ts.*'nmae' does not exist in type 'SiteInput'/),
  ]);
});

test('the host serves them, and prints brochures in its thread', async () => {
  const port = await findFreePort();
  const args = [RUN, 'start', '--site', 'first', '--no-build', '--port', String(port)];
  const host = spawn(process.execPath, args, { cwd: project, env: { PATH: process.env.PATH } });
  try {
    const home = await eventually(() => fetch(`http://localhost:${port}/`));
    expect(await home.text()).toContain('Example Motors');
    const [, car] = /\/cars\/([\w-]+)\//.exec(await readPage('first/stock/index.html')) ?? [];
    const brochure = await fetch(`http://localhost:${port}/brochure/${car}.pdf`);
    expect([brochure.status, brochure.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  } finally {
    host.kill();
  }
});
