import type { VehicleNoun } from '#domain/vehicle-noun.ts';

/** The noun for results of the parts search. */
export const PART_NOUN: VehicleNoun = { noun: 'part', plural: 'parts' };
