import { hoursDepartment } from './department.ts';
import type { Location } from './location.ts';

/** What a location entry is in schema.org's words. */
const SCHEMA_ORG_TYPES = { sales: 'AutoDealer', service: 'AutoRepair', parts: 'AutoPartsStore' } as const;

export type SchemaOrgType = (typeof SCHEMA_ORG_TYPES)[keyof typeof SCHEMA_ORG_TYPES];

/** A yard sells vehicles, a workshop repairs them, a parts counter sells parts. */
export function getSchemaOrgType(location: Pick<Location, 'location_type'>): SchemaOrgType {
  return SCHEMA_ORG_TYPES[hoursDepartment(location)];
}
