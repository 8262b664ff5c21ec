import { type BodyKey, findSameBody, kindOf, type VehicleKind } from '#domain/car/body.ts';
import type { Car } from '#domain/car/car.ts';
import type { CarType } from '#domain/car/car-type.ts';
import { BODY_KEYS, listKinds } from '#domain/vehicle-kind.ts';
import { CAR_TYPE_PATHS, type SlugTable } from './slugs.ts';

/** A search that a path alone can express: one make, a make and model, a set of car types, or one body. */
export type Landing =
  | { readonly kind: 'all' }
  | { readonly kind: 'make'; readonly make: string }
  | { readonly kind: 'model'; readonly make: string; readonly model: string }
  | { readonly kind: 'car_type'; readonly carTypes: readonly CarType[] }
  | { readonly kind: 'body'; readonly body: BodyKey };

/** Whether a landing lists a car. */
export function matchesLanding(landing: Landing, car: Car): boolean {
  switch (landing.kind) {
    case 'all':
      return true;
    case 'make':
      return car.make === landing.make;
    case 'model':
      return car.make === landing.make && car.model === landing.model;
    case 'car_type':
      return landing.carTypes.includes(car.car_type);
    case 'body':
      return car.simple_body === landing.body;
  }
}

/** Whether the stock has cars for a landing; the page of all stock is there without any. */
export function hasStock(landing: Landing, cars: readonly Car[]): boolean {
  return landing.kind === 'all' || cars.some((car) => matchesLanding(landing, car));
}

/** The landing of the same body by another name that has stock, where this one has none: hatches of hatchbacks. */
export function findStockedName(landing: Landing, cars: readonly Car[]): Landing | undefined {
  const body = landing.kind === 'body' && !hasStock(landing, cars) ? findSameBody(landing.body) : undefined;
  const other: Landing | undefined = body && { kind: 'body', body };
  return other && hasStock(other, cars) ? other : undefined;
}

/** Every landing with stock, without duplicates, in the order of kinds. */
export function listLandings(cars: readonly Car[], slugs: SlugTable): Landing[] {
  const kinds = listKinds(cars.map((car) => car.simple_body));
  return listPermanentLandings(slugs, kinds).filter((landing) => hasStock(landing, cars));
}

/**
 * Every landing whose address is permanent: all stock, all car-type paths, those of the bodies of these kinds, and the makes and
 * models of a table.
 */
export function listPermanentLandings(known: SlugTable, kinds: ReadonlySet<VehicleKind>): Landing[] {
  return [
    { kind: 'all' },
    ...CAR_TYPE_PATHS.map(({ carTypes }) => ({ kind: 'car_type', carTypes }) as const),
    ...BODY_KEYS.filter((body) => kinds.has(kindOf(body))).map((body) => ({ kind: 'body', body }) as const),
    ...[...known.models].flatMap(([make, models]): Landing[] => [
      { kind: 'make', make },
      ...[...models.slugOf.keys()].map((model): Landing => ({ kind: 'model', make, model })),
    ]),
  ];
}
