import type { Location } from './location.ts';

/** The departments in display order (sales 1, service 2, parts 3; 'used' after sales, T-80). */
const DEPARTMENTS = [
  { type: 'sales', label: 'Sales', hours: 'sales' },
  { type: 'used', label: 'Used vehicles', hours: 'sales' },
  { type: 'service', label: 'Service', hours: 'service' },
  { type: 'parts', label: 'Parts', hours: 'parts' },
] as const;

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

/** The department whose special hours apply: 'used' has those of sales. */
export function hoursDepartment(location: WithLocationType): DepartmentType['hours'] {
  return departmentOf(location).hours;
}

/** Compares departments for sorting: sales, used, service, parts. */
export function byDepartment(a: WithLocationType, b: WithLocationType): number {
  return DEPARTMENTS.indexOf(departmentOf(a)) - DEPARTMENTS.indexOf(departmentOf(b));
}
