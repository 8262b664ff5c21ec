import { DEALER_PROFILES, type DemoKind } from '#scripts/demo/dealer-profiles.ts';
import { demoSnapshot } from '#scripts/demo/demo-snapshot.ts';
import type { Snapshot } from '#stock/snapshot/snapshot.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';

export const NOW = new Date('2026-11-21T09:00:00Z');
export const KINDS = Object.keys(DEALER_PROFILES) as DemoKind[];

/** Two locations with franchises, and a workshop that sells nothing. */
export const LOCATIONS = [
  makeLocation({ name: 'Example Cairns', primary: true, manufacturers: ['Toyota', 'Isuzu', 'Fuso'] }),
  makeLocation({ name: 'Example Mareeba', manufacturers: ['Mazda', 'Kia', 'Hino'] }),
  makeLocation({ name: 'Example Cairns Service', location_type: 'service' }),
];

/** The stock of an invented dealer on a day. */
export function stockOf(kind: DemoKind, now: Date = NOW): Snapshot {
  return demoSnapshot(kind, { slug: `example-${kind}`, now, locations: LOCATIONS });
}
