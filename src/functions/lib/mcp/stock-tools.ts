import * as v from 'valibot';
import { getAdvertisedPrice } from '#domain/car/price/price.ts';
import { getAvailability } from '#domain/car/status/availability.ts';
import { carName } from '#domain/car/title.ts';
import { getSpecialHours } from '#domain/hours/day-hours.ts';
import { toLocalTime } from '#domain/hours/local-time.ts';
import { getLocationHours } from '#domain/location/hours/location-hours.ts';
import { timeZoneOf } from '#domain/location/time-zone.ts';
import { carPath } from '#domain/paths.ts';
import type { SiteContext } from '#functions/lib/endpoint/endpoint.ts';
import { fetchStockSearch } from '#functions/lib/fetch-stock-search.ts';
import type { HitField } from '#search/engines/stock-fields.ts';
import type { CarRecord } from '#search/index/records.ts';
import { searchUrl } from '#search/state/url.ts';
import { createTool, type Tool, ToolError } from './answer-message.ts';

type StockHit = Pick<CarRecord, HitField> & { readonly objectID: string };

const vehicleId = v.pipe(
  v.string(),
  v.maxLength(200),
  v.description('The id of a vehicle, from search_stock'),
);
const vehicleArgs = v.strictObject({ id: vehicleId });

/** What a comparison leaves out: texts and lists. */
const NOT_COMPARED = ['description', 'summary', 'features', 'pictures'];

const financeSchema = v.object({
  cost: v.string(),
  rate: v.string(),
  basis: v.string(),
  warning: v.string(),
  valid_until: v.nullable(v.string()),
});
/** The file beside a vehicle's page. Its facts are the build's. */
const vehicleSchema = v.objectWithRest({ url: v.string(), finance: v.nullable(financeSchema) }, v.unknown());

/** The tools of a dealer's stock. All of them answer with what pages say. */
export function createStockTools(call: SiteContext): Readonly<Record<string, Tool>> {
  return {
    search_stock: createTool(
      'Search the stock',
      'Finds vehicles, with the results and the order of the search on the website.',
      v.strictObject({
        query: v.pipe(
          v.string(),
          v.maxLength(200),
          v.description('Plain words: "white automatic ute under 40k". Empty: the whole stock'),
        ),
        page: v.optional(
          v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000), v.description('From 1')),
          1,
        ),
      }),
      (args) => searchStock(args, call),
    ),
    get_vehicle: createTool(
      'A vehicle',
      'All facts of a vehicle: price and its type, availability, kilometres, specifications, description, pictures.',
      vehicleArgs,
      async ({ id }) => {
        const { finance, ...facts } = await fetchVehicle(id, call);
        return facts;
      },
    ),
    compare_vehicles: createTool(
      'Compare vehicles',
      'The facts of 2 to 4 vehicles side by side: one list of values for each fact, in the order of the ids.',
      v.strictObject({ ids: v.pipe(v.array(vehicleId), v.minLength(2), v.maxLength(4)) }),
      ({ ids }) => compareVehicles(ids, call),
    ),
    opening_hours: createTool(
      'Opening hours',
      'The locations with address, phone number, opening hours of the week and special days.',
      v.strictObject({}),
      () => listOpeningHours(call),
    ),
    finance_example: createTool(
      'Finance example',
      'An example of what a vehicle costs on finance. Always give its rate, basis and warning with it.',
      vehicleArgs,
      ({ id }) => getFinanceExample(id, call),
    ),
  };
}

async function searchStock({ query, page }: { query: string; page: number }, call: SiteContext) {
  const stock = await fetchStockSearch(call);
  if (!stock) throw new ToolError('The stock cannot be searched at the moment. Try again in a minute.');
  const state = { query, page };
  const { hits, nbHits, nbPages, understood } = await stock.search(state);
  return {
    total: nbHits,
    page,
    pages: nbPages,
    url: new URL(searchUrl(state, stock.slugs), call.site.url).href,
    not_understood: understood?.unknown.map(({ text }) => text) ?? [],
    vehicles: hits.map((hit) => toResult(hit as unknown as StockHit, call)),
  };
}

function toResult(hit: StockHit, { site }: SiteContext) {
  const price = getAdvertisedPrice({ ...hit, price: hit.price ?? 0 });
  return {
    id: hit.objectID,
    url: site.url + carPath(hit),
    title: carName(hit),
    condition: hit.car_type,
    availability: getAvailability(hit),
    price,
    price_type: price === null ? null : hit.price_type,
    kilometres: hit.km,
    body: hit.body,
    transmission: hit.transmission,
    fuel: hit.fuel,
    stock_number: hit.stocknum,
  };
}

async function fetchVehicle(id: string, { site, url, runtime }: SiteContext) {
  const known = Object.hasOwn(site.stock, id) ? site.stock[id] : undefined;
  if (!known) throw new ToolError(`No vehicle in stock has the id "${id}". Search again: it may be sold.`);
  const address = new URL(`${carPath(known)}vehicle.json`, url);
  const response = await runtime.fetchSite(new Request(address));
  if (!response.ok) throw new ToolError('This vehicle cannot be read at the moment. Try again in a minute.');
  return v.parse(vehicleSchema, await response.json());
}

async function compareVehicles(ids: readonly string[], call: SiteContext) {
  const vehicles = await Promise.all(ids.map((id) => fetchVehicle(id, call)));
  const [first = {}] = vehicles;
  const names = Object.keys(first).filter((name) => name !== 'finance' && !NOT_COMPARED.includes(name));
  return Object.fromEntries(names.map((name) => [name, vehicles.map((facts) => facts[name])]));
}

function listOpeningHours({ site, now }: SiteContext) {
  return {
    locations: site.locations.map((location) => {
      const { line, week, special } = getLocationHours(location, site.specialHours, now, site.closedLabel);
      return {
        name: location.name,
        address: location.address,
        phone: location.contact_detail.phone,
        time_zone: timeZoneOf(location.address),
        today: line?.text ?? null,
        week: Object.fromEntries(week.map(({ label, text }) => [label, text])),
        special_days: special.map((day) => ({ date: day.date, hours: getSpecialHours(day).text })),
      };
    }),
  };
}

async function getFinanceExample(id: string, call: SiteContext) {
  const { finance, url } = await fetchVehicle(id, call);
  const { date } = toLocalTime(call.now, timeZoneOf(call.site.locations[0]?.address ?? { state: 'qld' }));
  if (!finance || (finance.valid_until !== null && finance.valid_until < date))
    throw new ToolError(`There is no finance example for this vehicle. A person can ask at ${url}`);
  return { ...finance, url };
}
