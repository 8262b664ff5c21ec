import type { VehicleWords } from '#domain/vehicle-noun.ts';

/** What the offers search calls what it finds. */
export const OFFER_WORDS: VehicleWords = { noun: 'special offer', plural: 'special offers' };
