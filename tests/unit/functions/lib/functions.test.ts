import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { FUNCTIONS } from '#functions/lib/functions.ts';
import { matchesPath } from '#functions/lib/http/request.ts';

const all = (await readdir('src/functions')).filter((name) => name.endsWith('.ts'));
/** Called by the clock: the host has timers of its own in their place (function-routes.ts and build-worker.ts in src/host/functions). */
const SCHEDULED = ['deliver-leads.ts', 'rebuild-due.ts', 'maintain-leads.ts'];
const files = all.filter((name) => !SCHEDULED.includes(name));

const load = (name: string) => import(pathToFileURL(resolve('src/functions', name)).href);

test('every function that has an address is one of the host’s, at the same address', async () => {
  const modules = await Promise.all(files.map(load));
  const found = modules.flatMap(({ config, default: answer }) =>
    [config.path].flat().map((path) => [path, answer] as const),
  );
  expect(new Map(found)).toEqual(FUNCTIONS);
  expect(files.length).toBeGreaterThan(5);
});

// Netlify reads the text: an object that is no plain literal, such as one "as const", counts as none.
test.each([
  ['deliver-leads.ts', '*/5 * * * *'],
  ['rebuild-due.ts', '*/5 * * * *'],
  ['maintain-leads.ts', '@daily'],
])(
  '%s is called by the clock and has no address, in a literal that Netlify can read',
  async (name, schedule) => {
    const { config } = await load(name);
    expect(config).toEqual({ schedule });
    const text = await readFile(`src/functions/${name}`, 'utf8');
    expect(text).toContain(`\nexport const config = { schedule: '${schedule}' };\n`);
  },
);

test("the scheduled functions run, delivery within Netlify's time limit", async () => {
  const rounds: string[] = [];
  let time = 0;
  const runtime = {
    now: () => new Date(time),
    runMaintenance: () => Promise.resolve(rounds.push('upkeep')).then(() => {}),
    processQueues: (goOn?: () => boolean) => {
      for (; goOn?.(); time += 1000) rounds.push('drain');
      return Promise.resolve();
    },
  };
  for (const name of ['deliver-leads.ts', 'maintain-leads.ts']) {
    const answer: Response = await (await load(name)).default(undefined, undefined, runtime);
    expect(answer.status).toBe(204);
  }
  expect(rounds).toEqual([...Array(18).fill('drain'), 'upkeep']);
});

test.each(files)('%s limits each caller, in literals that Netlify can read', async (name) => {
  const text = await readFile(`src/functions/${name}`, 'utf8');
  expect(text).toMatch(
    /export const config: FunctionConfig = \{\n {2}path: ('\/api\/[a-z/-]+'|'\/brochure\/:slug\.pdf'|\['\/api\/lead', '\/api\/enquiry'\]),\n {2}rateLimit: \{ windowLimit: \d+, windowSize: 60, aggregateBy: \['ip', 'domain'\] \},\n\};\n/,
  );
});

test.each([
  ['/api/lead', '/api/lead', true],
  ['/api/lead', '/api/lead/', false],
  ['/api/lead', '/api/leads', false],
  ['/brochure/:slug.pdf', '/brochure/a-car.pdf', true],
  ['/brochure/:slug.pdf', '/brochure/.pdf', false],
  ['/brochure/:slug.pdf', '/brochure/a/car.pdf', false],
  ['/brochure/:slug.pdf', '/brochure/a-carXpdf', false],
  ['/brochure/:slug.pdf', '/brochure/a-car.pdf/', false],
])('a function at %s is called by %s: %j', (pattern, path, at) =>
  expect(matchesPath(pattern, path)).toBe(at),
);
