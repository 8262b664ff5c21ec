import type { VehicleNoun } from '#domain/vehicle-noun.ts';

/** The noun for results of the offers search. */
export const OFFER_NOUN: VehicleNoun = { noun: 'special offer', plural: 'special offers' };
