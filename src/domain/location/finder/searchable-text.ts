import { getRegion } from '#domain/country.ts';
import { formatAddress } from '#domain/location/address.ts';
import { departmentLabel } from '#domain/location/department.ts';
import type { Location } from '#domain/location/location.ts';
import { getPremisesName } from '#domain/location/location-name.ts';
import { toSearchWords } from './text-match.ts';

/** The texts that premises can be found by, folded: name, address, state in full, departments and makes, each word once. */
export function buildSearchableText(departments: readonly Location[]): string {
  const texts = departments.flatMap((location) => [
    getPremisesName(location.name),
    formatAddress(location.address),
    getRegion(location.address.state).name,
    departmentLabel(location),
    ...location.manufacturers,
  ]);
  return [...new Set(toSearchWords(texts.join(' ')))].join(' ');
}
