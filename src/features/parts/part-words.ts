import type { VehicleWords } from '#domain/vehicle-words.ts';

/** What the parts search calls what it finds. */
export const PART_WORDS: VehicleWords = { noun: 'part', plural: 'parts' };
