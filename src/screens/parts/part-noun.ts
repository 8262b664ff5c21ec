import type { VehicleNoun } from '#domain/vehicle-noun.ts';

/** What the parts search calls what it finds. */
export const PART_NOUN: VehicleNoun = { noun: 'part', plural: 'parts' };
