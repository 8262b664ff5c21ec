const DEPARTMENT_SUFFIX = /(\s+-)?\s+(Sales|Service|Parts)$/i;

/**
 * The name of the premises that a department belongs to (T-79): 'Example Toyota - Service' -> 'Example Toyota'. Only a
 * whole last word is removed: 'Example Service Centre' stays, and so does a name that would become empty.
 */
export function getPremisesName(locationName: string): string {
  return locationName.trim().replace(DEPARTMENT_SUFFIX, '') || locationName;
}
