import type { SpecialHour } from './hours.ts';

/** A location's name and the department target special hours are wanted. */
export interface LocationDepartment {
  readonly name: string;
  readonly department: 'sales' | 'service' | 'parts';
}

/**
 * The special hours of a department from an ISO date on, by date. The date is the location's own today (T-02). One
 * entry per date: an entry that names the location or the department takes precedence over one for all.
 */
export function getUpcomingSpecialHours(
  specialHours: readonly SpecialHour[],
  target: LocationDepartment,
  from: string,
): SpecialHour[] {
  const byDate = new Map<string, SpecialHour>();
  for (const special of specialHours) {
    if (special.date < from || !appliesTo(special, target)) continue;
    const known = byDate.get(special.date);
    if (!known || getSpecificity(special) > getSpecificity(known)) byDate.set(special.date, special);
  }
  return [...byDate.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
}

function appliesTo(special: SpecialHour, { name, department }: LocationDepartment): boolean {
  const here = special.location_name === null || special.location_name === name;
  return here && (special.department === 'all' || special.department === department);
}

function getSpecificity(special: SpecialHour): number {
  return (special.location_name === null ? 0 : 2) + (special.department === 'all' ? 0 : 1);
}
