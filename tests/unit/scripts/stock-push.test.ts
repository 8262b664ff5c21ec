import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getFolders } from '#scripts/build/folders.ts';
import { createApiClient } from '#scripts/stock-push/api-client.ts';
import { type PushSiteOptions, pushSite } from '#scripts/stock-push/push-site.ts';
import { PushRejectedError, pushStock } from '#scripts/stock-push/push-stock.ts';
import { COLLECTION_FIELDS } from '#search/engines/typesense/fields.ts';
import { createTypesenseClient } from '#search/engines/typesense/typesense-client.ts';
import { isScopedKey } from '#search/engines/typesense/typesense-host.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { ADMIN_KEY } from '#tests/support/servers/hosted-stock.ts';
import { startTypesense, type TypesenseServer } from '#tests/support/servers/typesense/start-typesense.ts';
import { writeDealer } from '#tests/support/sites/write-dealer.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

let dir: string;
let server: TypesenseServer;
let said: string[];

beforeEach(async () => {
  dir = await makeTemporaryFolder();
  server = await startTypesense(ADMIN_KEY);
  said = [];
});
afterEach(() => server.close());

const cars = [
  makeCar({ id: 'c1', stocknum: 'S1' }),
  makeCar({ id: 'c2', stocknum: 'S2', make: 'Mazda', model: 'CX-5' }),
  makeCar({ id: 'c3', stocknum: 'S3', show_on_dealer_website: false }),
];

function client() {
  return createApiClient({ host: server.host, port: server.port, protocol: 'http' }, ADMIN_KEY);
}

async function push(over: Partial<PushSiteOptions> = {}, typesense: object = {}, stock = cars) {
  await writeDealer(join(dir, 'sites'), {
    slug: 'plain',
    site: {
      search: {
        engine: {
          typesense: {
            host: server.host,
            port: server.port,
            protocol: 'http',
            index: 'cars_plain',
            ...typesense,
          },
        },
      },
    },
    cars: stock,
  });
  const problems = await pushSite('plain', {
    folders: { ...getFolders({}), sitesDir: join(dir, 'sites'), dataDir: join(dir, 'data') },
    now: new Date('2026-11-21T09:15:00Z'),
    dryRun: false,
    makeKey: true,
    newKey: false,
    env: { TYPESENSE_ADMIN_KEY: ADMIN_KEY },
    log: (line) => said.push(line),
    ...over,
  });
  return problems.map((line) => line.replaceAll(`${dir}/`, '').replaceAll(String(server.port), 'PORT'));
}

const names = async () => (await client().collections().retrieve()).map(({ name }) => name).sort();
const alias = async () => (await client().aliases('cars_plain').retrieve()).collection_name;
const printedKey = () => /searchKey: '([^']+)'/.exec(said.join('\n'))?.[1] ?? '';

describe('a push', () => {
  test('fills a new collection with the listed cars, moves the alias, and prints a key that finds them', async () => {
    expect(await push()).toEqual([]);
    expect(await alias()).toBe('cars_plain_20261121091500000');
    expect(said).toContain('plain: 2 cars in cars_plain_20261121091500000, cars_plain moved to it');
    expect(isScopedKey(printedKey())).toBe(true);
    const search = createTypesenseClient({
      host: server.host,
      port: server.port,
      protocol: 'http',
      index: 'cars_plain',
      key: printedKey(),
    });
    const { results } = await search.search([{ indexName: 'cars', params: { query: 'cx-5' } }]);
    expect(results[0]?.hits.map((hit) => hit.objectID)).toEqual(['c2']);
  });

  test("with the site's key configured, creates no other one and checks that it finds all", async () => {
    await push();
    const searchKey = printedKey();
    said = [];
    expect(await push({ now: new Date('2026-11-22T09:15:00Z') }, { searchKey })).toEqual([]);
    expect(said).toContain("plain: the site's search key finds all of them");
    expect(printedKey()).toBe('');
    expect((await client().keys().retrieve()).keys).toHaveLength(1);
    await push({ now: new Date('2026-11-23T09:15:00Z'), newKey: true }, { searchKey });
    expect(isScopedKey(printedKey())).toBe(true);
  });

  test('creates no key if nobody would see it', async () => {
    expect(await push({ makeKey: false })).toEqual([]);
    expect(printedKey()).toBe('');
    expect((await client().keys().retrieve()).keys).toEqual([]);
  });

  test('keeps the previous collection, deletes older ones of its own and touches no others', async () => {
    await client()
      .collections()
      .create({ name: 'cars_plain_by_hand', fields: [{ name: 'make', type: 'string' }] });
    for (const day of ['20', '21', '22', '23']) await push({ now: new Date(`2026-11-${day}T09:15:00Z`) });
    expect(await names()).toEqual([
      'cars_plain_20261122091500000',
      'cars_plain_20261123091500000',
      'cars_plain_by_hand',
    ]);
    expect(await alias()).toBe('cars_plain_20261123091500000');
  });

  test('may follow another in the same second', async () => {
    expect(await push({ now: new Date('2026-11-21T09:15:00.100Z') })).toEqual([]);
    expect(await push({ now: new Date('2026-11-21T09:15:00.900Z') })).toEqual([]);
    expect(await alias()).toBe('cars_plain_20261121091500900');
  });

  test('--dry-run prints what would be done and changes nothing', async () => {
    expect(await push({ dryRun: true })).toEqual([]);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain('would fill cars_plain_20261121091500000');
    expect(said[0]).toContain('with 2 cars');
    expect(await names()).toEqual([]);
  });
});

describe('a failed push leaves the previous stock in place, and reports the fix', () => {
  test('a half collection that could not be deleted takes the place of none, and hides no error', async () => {
    for (const day of ['20', '21']) await push({ now: new Date(`2026-11-${day}T09:15:00Z`) });
    const refused = pushStock({
      client: client(),
      index: 'cars_plain',
      fields: COLLECTION_FIELDS,
      documents: [
        { id: 'a', make: 'Kia', rank: 0, created_at: 1, show_on_dealer_website: true, price: 'much' },
      ],
      now: new Date('2026-11-22T09:15:00Z'),
      onProgress: () => {
        server.trouble = { status: 503 };
      },
    });
    await expect(refused).rejects.toThrow(PushRejectedError);
    server.trouble = undefined;
    expect(await push({ now: new Date('2026-11-23T09:15:00Z') })).toEqual([]);
    expect(await names()).toEqual(['cars_plain_20261121091500000', 'cars_plain_20261123091500000']);
  });

  test('rows that the host refuses are reported one by one', async () => {
    await push();
    const stock = [...cars, makeCar({ id: 'c9', stocknum: 'S9', price: 9e9 })];
    expect(await push({ now: new Date('2026-11-22T00:00:00Z') }, {}, stock)).toEqual([
      'plain: stock S9: Field `price` must be an int32.',
      'plain: search.engine.typesense.index: http://127.0.0.1:PORT refused 1 of 3 vehicles. Visitors still search the previous stock. Fix the feed and push again.',
    ]);
    expect(await names()).toEqual(['cars_plain_20261121091500000']);
    expect(await alias()).toBe('cars_plain_20261121091500000');
  });

  const host = 'plain: search.engine.typesense.host: http://127.0.0.1:PORT';
  test.each<[string, () => Promise<string[]>, string]>([
    [
      'an admin key that the host does not know',
      () => push({ env: { TYPESENSE_ADMIN_KEY: 'wrong' } }),
      'plain: search.engine.typesense.adminKeyEnv: http://127.0.0.1:PORT does not accept the key in TYPESENSE_ADMIN_KEY. Set it to an admin key of this cluster.',
    ],
    [
      'no admin key at all',
      () => push({ env: {} }, { adminKeyEnv: 'PLAIN_ADMIN_KEY' }),
      'sites/plain/site.ts: search.engine.typesense.adminKeyEnv: the environment variable PLAIN_ADMIN_KEY is not set. Set it to an admin key of the cluster.',
    ],
    [
      'a host that cannot be reached',
      () => server.close().then(() => push()),
      `${host} does not answer (ECONNREFUSED). Check host, port and protocol, and that the cluster is up.`,
    ],
    [
      'a host that is out of order',
      () => {
        server.trouble = { status: 503 };
        return push();
      },
      `${host} refused (Request failed with HTTP code 503 | Server said: Out of order). Check that it runs Typesense 27 or later.`,
    ],
  ])('%s', async (_, pushed, problem) => expect(await pushed()).toEqual([problem]));

  test('another push in the same second', async () => {
    await push();
    expect(await push()).toEqual([
      expect.stringContaining('plain: search.engine.typesense.index: another push is under way'),
    ]);
    expect(await alias()).toBe('cars_plain_20261121091500000');
  });

  test('with a search key of another cluster in site.ts the stock is pushed, and the key is reported', async () => {
    const other = btoa(`${'x'.repeat(48)}{"filter_by":"show_on_dealer_website:=true"}`);
    expect(await push({}, { searchKey: other })).toEqual([
      expect.stringMatching(
        /^plain: search\.engine\.typesense\.searchKey: http:\/\/127\.0\.0\.1:PORT does not accept it .* Run this again with --new-key/,
      ),
    ]);
  });

  test('an unset search key variable is reported with the way to create a key, which works', async () => {
    const typesense = { searchKeyEnv: 'PLAIN_SEARCH_KEY' };
    const [problem] = await push({}, typesense);
    expect(problem).toMatch(
      /PLAIN_SEARCH_KEY is not set\. .*"npm run stock:push -- --site plain --new-key" prints\.$/,
    );
    expect(await push({ now: new Date('2026-11-22T09:15:00Z'), newKey: true }, typesense)).toEqual([]);
    expect(isScopedKey(printedKey())).toBe(true);
  });

  test('a dealer without a hosted index', async () => {
    await writeDealer(join(dir, 'sites'), { slug: 'embedded', cars });
    const problems = await pushSite('embedded', {
      folders: { ...getFolders({}), sitesDir: join(dir, 'sites'), dataDir: join(dir, 'data') },
      now: new Date(),
      dryRun: false,
      makeKey: true,
      newKey: false,
      env: {},
      log: () => {},
    });
    expect(problems).toEqual([
      expect.stringContaining(
        'sites/embedded/site.ts: search.engine: is "embedded", so there is nothing to push to.',
      ),
    ]);
  });
});
