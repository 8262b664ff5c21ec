import { hoursDepartment } from './department.ts';
import type { Location } from './location.ts';

/** The schema.org type of each department. */
const SCHEMA_ORG_TYPES = { sales: 'AutoDealer', service: 'AutoRepair', parts: 'AutoPartsStore' } as const;

export type SchemaOrgType = (typeof SCHEMA_ORG_TYPES)[keyof typeof SCHEMA_ORG_TYPES];

/** The schema.org type of a location. */
export function getSchemaOrgType(location: Pick<Location, 'location_type'>): SchemaOrgType {
  return SCHEMA_ORG_TYPES[hoursDepartment(location)];
}
