import { hoursDepartment } from './department.ts';
import type { Location } from './location.ts';

/** What a location entry is in schema.org's words. */
const KINDS = { sales: 'AutoDealer', service: 'AutoRepair', parts: 'AutoPartsStore' } as const;

export type LocationKind = (typeof KINDS)[keyof typeof KINDS];

/** A yard sells vehicles, a workshop repairs them, a parts counter sells parts. */
export function locationKind(location: Pick<Location, 'location_type'>): LocationKind {
  return KINDS[hoursDepartment(location)];
}
