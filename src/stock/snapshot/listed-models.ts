import type { Car } from '#domain/car/car.ts';
import type { HiddenReason } from '#domain/car/status/listing.ts';
import type { ListedModel, Snapshot } from './snapshot.ts';

type Model = Pick<ListedModel, 'make' | 'model' | 'body'>;

/**
 * Every make and model that the dealer has listed, by name. Nothing is ever taken off: ads, bookmarks and saved searches
 * lead to its address. The first import that records them begins with the stock and the removed cars of the last one.
 */
export function updateListedModels(
  previous: Snapshot,
  cars: readonly Car[],
  findHiddenReason: (car: Car) => HiddenReason | undefined,
): ListedModel[] {
  const isListed = (car: Car) => findHiddenReason(car) === undefined;
  const known: readonly Model[] = [
    ...(previous.listed.length === 0 ? previous.gone : previous.listed),
    ...[...previous.cars.filter(isListed), ...cars.filter(isListed)].map(toModel),
  ];
  const models = new Map<string, ListedModel>();
  for (const { make, model, body } of known) {
    const name = JSON.stringify([make, model]);
    models.set(name, { make, model, body: body ?? models.get(name)?.body ?? null });
  }
  return [...models].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, model]) => model);
}

function toModel({ make, model, simple_body: body }: Car): Model {
  return { make, model, body };
}
