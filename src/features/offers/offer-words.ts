import type { VehicleWords } from '#domain/vehicle-words.ts';

/** What the offers search calls what it finds. */
export const OFFER_WORDS: VehicleWords = { noun: 'special offer', plural: 'special offers' };
