import type { VehicleNoun } from '#domain/vehicle-noun.ts';

/** What the offers search calls what it finds. */
export const OFFER_NOUN: VehicleNoun = { noun: 'special offer', plural: 'special offers' };
