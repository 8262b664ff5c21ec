import type { Location } from './location.ts';

/** The departments in display order (sales 1, service 2, parts 3; 'used' after sales, T-80). */
const DEPARTMENTS = [
  { type: 'sales', label: 'Sales', hoursTitle: 'Sales hours', hours: 'sales' },
  { type: 'used', label: 'Used vehicles', hoursTitle: 'Used vehicle hours', hours: 'sales' },
  { type: 'service', label: 'Service', hoursTitle: 'Service hours', hours: 'service' },
  { type: 'parts', label: 'Parts', hoursTitle: 'Parts hours', hours: 'parts' },
] as const;

/** Where nothing is sold, as at a finance broker's, sales are the office. */
const OFFICE = { label: 'Office', hoursTitle: 'Office hours' } as const;

type DepartmentType = (typeof DEPARTMENTS)[number];
type WithLocationType = Pick<Location, 'location_type'>;

/** The department of a location; an empty type counts as sales. */
function departmentOf({ location_type }: WithLocationType): DepartmentType {
  return DEPARTMENTS.find(({ type }) => type === location_type) ?? DEPARTMENTS[0];
}

/** The department's label: 'Service'. */
export function departmentLabel(location: WithLocationType): string {
  return departmentOf(location).label;
}

/** The department's label and the title of its hours, at a dealer with or without stock: 'Sales hours', 'Office hours'. */
export function departmentNames(location: WithLocationType, hasStock: boolean) {
  const { label, hoursTitle, hours } = departmentOf(location);
  return hours === 'sales' && !hasStock ? OFFICE : { label, hoursTitle };
}

/** The department whose special hours apply: 'used' has those of sales. */
export function hoursDepartment(location: WithLocationType): DepartmentType['hours'] {
  return departmentOf(location).hours;
}

/** Compares departments for sorting: sales, used, service, parts. */
export function byDepartment(a: WithLocationType, b: WithLocationType): number {
  return DEPARTMENTS.indexOf(departmentOf(a)) - DEPARTMENTS.indexOf(departmentOf(b));
}

/** The schema.org type of each department. */
const SCHEMA_ORG_TYPES = { sales: 'AutoDealer', service: 'AutoRepair', parts: 'AutoPartsStore' } as const;

export type SchemaOrgType = (typeof SCHEMA_ORG_TYPES)[keyof typeof SCHEMA_ORG_TYPES];

/** The schema.org type of a location. */
export function getSchemaOrgType(location: Pick<Location, 'location_type'>): SchemaOrgType {
  return SCHEMA_ORG_TYPES[hoursDepartment(location)];
}
