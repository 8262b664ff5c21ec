import * as v from 'valibot';
import { type Part, partSchema } from '#domain/parts/part.ts';
import { slugify } from '#domain/slug.ts';

/** A plain part of dealership '1'; tests override only what they are about. */
export function makePart(over: Partial<v.InferInput<typeof partSchema>> = {}): Part {
  const { name = 'Tow bar' } = over;
  return v.parse(partSchema, {
    id: slugify(name),
    name,
    slug: slugify(name),
    categories: ['Towing'],
    price: 100,
    dealership_id: '1',
    ...over,
  });
}
