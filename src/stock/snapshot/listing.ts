import type { HiddenReason, ListedCar, ListingRules } from '#domain/car/status/listing.ts';
import type { KnownCar, ListedModel, Stock } from './snapshot.ts';

/** A dealer's rules of listing, and where its days turn. */
export interface Listing extends ListingRules {
  readonly timeZone: string;
}

/** What a site without settings lists. */
export const DEFAULT_LISTING: Listing = {
  soldForDays: 3,
  exclude: { stocknum: [] },
  timeZone: 'Australia/Sydney',
};

type Model = Pick<ListedModel, 'make' | 'model' | 'body'>;

/**
 * Every make and model that the dealer has listed, by name. Nothing is ever taken off: ads, bookmarks and saved searches
 * lead to its address. The first import that records them begins with the stock and the removed cars of the last one.
 */
export function updateListedModels(
  previous: Stock<KnownCar>,
  cars: Iterable<KnownCar>,
  findHiddenReason: (car: ListedCar) => HiddenReason | undefined,
): ListedModel[] {
  const models = new Map<string, ListedModel>();
  const add = ({ make, model, body }: Model) => {
    const name = JSON.stringify([make, model]);
    models.set(name, { make, model, body: body ?? models.get(name)?.body ?? null });
  };
  (previous.listed.length === 0 ? previous.gone : previous.listed).forEach(add);
  for (const list of [previous.cars, cars]) {
    for (const car of list) if (findHiddenReason(car) === undefined) add(toModel(car));
  }
  return [...models].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, model]) => model);
}

function toModel({ make, model, simple_body: body }: KnownCar): Model {
  return { make, model, body };
}
