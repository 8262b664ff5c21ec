import type { SpecialHour } from './hours.ts';

/** Whose special hours are asked for: a location's name, and which of its departments. */
export interface Department {
  readonly name: string;
  readonly department: 'sales' | 'service' | 'parts';
}

/**
 * The special hours of a department from an ISO date at the location on, by date; those to come are from its today (T-02).
 * One entry a date: one that names the location or the department wins over one for all.
 */
export function comingSpecialHours(
  specialHours: readonly SpecialHour[],
  whose: Department,
  from: string,
): SpecialHour[] {
  const byDate = new Map<string, SpecialHour>();
  for (const special of specialHours) {
    if (special.date < from || !concerns(special, whose)) continue;
    const known = byDate.get(special.date);
    if (!known || exactness(special) > exactness(known)) byDate.set(special.date, special);
  }
  return [...byDate.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
}

function concerns(special: SpecialHour, { name, department }: Department): boolean {
  const here = special.location_name === null || special.location_name === name;
  return here && (special.department === 'all' || special.department === department);
}

function exactness(special: SpecialHour): number {
  return (special.location_name === null ? 0 : 2) + (special.department === 'all' ? 0 : 1);
}
