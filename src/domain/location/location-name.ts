const DEPARTMENT_SUFFIX = /(\s+-)?\s+(Sales|Service|Parts)$/i;

/**
 * The name of the place that a department belongs to (T-79): 'Example Toyota - Service' -> 'Example Toyota'. Only a last
 * whole word is taken off: 'Example Service Centre' stays, and so does a name that would be empty.
 */
export function getPremisesName(locationName: string): string {
  return locationName.trim().replace(DEPARTMENT_SUFFIX, '') || locationName;
}
