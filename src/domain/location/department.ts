import type { Location } from './location.ts';

/** The order in which departments are listed (sales 1, service 2, parts 3; 'used' after sales, T-80). */
const DEPARTMENTS = [
  { type: 'sales', label: 'Sales', hours: 'sales' },
  { type: 'used', label: 'Used vehicles', hours: 'sales' },
  { type: 'service', label: 'Service', hours: 'service' },
  { type: 'parts', label: 'Parts', hours: 'parts' },
] as const;

type DepartmentType = (typeof DEPARTMENTS)[number];
type WithLocationType = Pick<Location, 'location_type'>;

/** The department of a location entry; an empty type counts as sales. */
function departmentOf({ location_type }: WithLocationType): DepartmentType {
  return DEPARTMENTS.find(({ type }) => type === location_type) ?? DEPARTMENTS[0];
}

/** What people read: 'Service'. */
export function departmentLabel(location: WithLocationType): string {
  return departmentOf(location).label;
}

/** Whose special hours it keeps: used vehicles are sold by sales. */
export function hoursDepartment(location: WithLocationType): DepartmentType['hours'] {
  return departmentOf(location).hours;
}

/** Sorts departments sales, used, service, parts. */
export function byDepartment(a: WithLocationType, b: WithLocationType): number {
  return DEPARTMENTS.indexOf(departmentOf(a)) - DEPARTMENTS.indexOf(departmentOf(b));
}
