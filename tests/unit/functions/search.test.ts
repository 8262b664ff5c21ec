import { expect, test } from 'vitest';
import { buildIndex } from '#search/engines/embedded/build-index.ts';
import { MAKE_OR_MODEL } from '#search/state/makes-and-models.ts';
import { makeSiteFacts } from '#tests/support/factories/make-site-facts.ts';
import { factsFile, testHost } from '#tests/unit/host/fixture.ts';

const RECORD = {
  ...{ id: '1', make: 'Toyota', model: 'HiLux', make_model: 'Toyota:HiLux', badge: 'SR5', series: null },
  make_or_model: ['Toyota', 'Toyota:HiLux'],
  ...{
    car_type: 'used',
    body: 'ute',
    transmission: 'Automatic',
    fuel: 'Diesel',
    drive: '4x4',
    colour: 'White',
  },
  ...{
    seats: '5',
    state: 'qld',
    city: 'Cairns',
    filtered_features: ['Tow bar'],
    stocknum: 'S1',
    status: 'in_stock',
  },
  ...{ price: 38_990, km: 50_000, year: 2021, sold_date_timestamp: null, show_on_dealer_website: true },
  ...{ ancap: null, towing: null, power: null, electric_range: null },
};

const FORD = {
  ...RECORD,
  ...{ id: '2', make: 'Ford', model: 'Ranger', make_model: 'Ford:Ranger', stocknum: 'S2' },
  make_or_model: ['Ford', 'Ford:Ranger'],
};

const CONFIG = { lists: [MAKE_OR_MODEL], ranges: [], pageSize: 21, filters: '' };

function startDealer() {
  const index = buildIndex([RECORD, FORD], {
    names: Object.keys(RECORD),
    uniqueTextColumns: ['id', 'stocknum'],
  });
  return testHost({
    '.server/example.json': factsFile(makeSiteFacts()),
    'example/index.html': 'home',
    'example/stock/search.json': JSON.stringify({ config: CONFIG, index: '/search/cars.12345678.json' }),
    'example/search/cars.12345678.json': JSON.stringify(index),
  });
}

test.each([
  ['white auto ute under 40k', '/search/ute-cars/?colour=White&price=:40000&transmission=Automatic'],
  ['hilux', '/search/toyota/hilux/'],
  ['hilux unicorn', '/search/toyota/hilux/'],
  ['hilux or any ford', '/search/?make=Ford&make_model=Toyota:HiLux'],
  ['unicorn', '/search/?query=unicorn'],
  ['', '/search/'],
])('the form with "%s" is led to %s', async (query, location) => {
  const host = await startDealer();
  const { status, headers } = await host.ask(`/api/search?query=${encodeURIComponent(query)}`);
  expect(status).toBe(303);
  expect(headers.location).toBe(location);
});

test('where the stock cannot be read, the text is searched as it is', async () => {
  const host = await testHost({
    '.server/example.json': factsFile(makeSiteFacts()),
    'example/index.html': 'home',
  });
  const { status, headers } = await host.ask('/api/search?query=white+ute');
  expect(status).toBe(303);
  expect(headers.location).toBe('/search/?query=white+ute');
});
