import type { EventVehicle, QueuedEvent } from '#domain/analytics/queued-event.ts';
import { fetchCurrentStock, fetchStockIndexUrl } from '#features/current-stock/current-stock.ts';
import { readDataBlock } from '#ui/data-block/data-block.ts';
import { PAGE_VEHICLE_BLOCK } from './analytics-settings.ts';

/** An event is worth more than the price of its vehicle: it does not wait longer for it. */
const TIMEOUT_MS = 10_000;

/** A page that is being left fails to fetch, and is gone before it tries again: the event waits for the next page. */
const RETRY_AFTER_MS = 1000;

const found = new Map<string, Promise<EventVehicle | undefined>>();

/** The vehicle of an event: from the event, the page, or the stock. Undefined if it is about none, or an unknown one. */
export function findVehicle({ vehicle, car_id }: QueuedEvent): Promise<EventVehicle | undefined> {
  if (vehicle || car_id === undefined) return Promise.resolve(vehicle);
  const known = found.get(car_id) ?? lookUp(car_id);
  found.set(car_id, known);
  return known;
}

function lookUp(id: string): Promise<EventVehicle | undefined> {
  const onPage = readDataBlock(PAGE_VEHICLE_BLOCK);
  if (onPage?.id === id) {
    const { label: _, ...vehicle } = onPage;
    return Promise.resolve(vehicle);
  }
  const wait = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));
  const fetched = fetchVehicle(id)
    .catch(() => wait(RETRY_AFTER_MS).then(() => fetchVehicle(id)))
    .catch(() => undefined);
  return Promise.race([fetched, wait(TIMEOUT_MS)]);
}

async function fetchVehicle(id: string): Promise<EventVehicle | undefined> {
  const car = (await fetchCurrentStock(await fetchStockIndexUrl(), [id])).get(id);
  if (car?.kind !== 'listed') return undefined;
  const { make, model, price } = car.facts;
  return {
    id,
    make: String(make ?? ''),
    model: String(model ?? ''),
    price: typeof price === 'number' && price > 10 ? price : null,
  };
}
