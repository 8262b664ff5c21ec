import { useSyncExternalStore } from 'react';

/** The dealer's cities as seen from the visitor's postcode. */
export interface NearestCities {
  readonly postcode: string;
  /** The nearest first. */
  readonly cities: readonly string[];
  /** By city: '12 km away'. */
  readonly away: ReadonlyMap<string, string>;
}

/** Of this page alone: neither address nor storage ever hold a postcode (LOCAL-08). */
let nearest: NearestCities | undefined;
const listeners = new Set<() => void>();

export function getNearestCities(): NearestCities | undefined {
  return nearest;
}

export function setNearestCities(found: NearestCities): void {
  nearest = found;
  for (const tell of listeners) tell();
}

/** The cities once a postcode was given; undefined before. */
export function useNearestCities(): NearestCities | undefined {
  return useSyncExternalStore(subscribe, getNearestCities, () => undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
