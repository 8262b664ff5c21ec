import * as v from 'valibot';
import { type Car, carSchema } from '#domain/car/car.ts';
import { slugify } from '#domain/slug.ts';

type Input = v.InferInput<typeof carSchema>;

/** A lender's figures for a car; those that a test does not name are unknown. */
export const makeFigures = (
  over: NonNullable<Input['finance_lenders']>[string] = {},
): Car['finance_lenders'][string] =>
  v.parse(carSchema.entries.finance_lenders, { lender: over }).lender as Car['finance_lenders'][string];

let madeCount = 0;

/** A plain used car; tests override only what they are about. */
export function makeCar(over: Partial<Input> = {}): Car {
  const id = over.id ?? `c${++madeCount}`;
  const { year = 2021, make = 'Toyota', model = 'Corolla' } = over;
  return v.parse(carSchema, {
    id,
    slug: slugify(`${year} ${make} ${model} ${id}`),
    name: `${year} ${make} ${model}`,
    year,
    make,
    model,
    car_type: 'used',
    price: 24_990,
    created_at: '2026-10-01T00:00:00Z',
    make_model: `${make}:${model}`,
    manufacturer: { name: make },
    ...over,
  });
}
