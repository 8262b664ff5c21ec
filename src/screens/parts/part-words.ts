import type { VehicleWords } from '#domain/vehicle-noun.ts';

/** What the parts search calls what it finds. */
export const PART_WORDS: VehicleWords = { noun: 'part', plural: 'parts' };
