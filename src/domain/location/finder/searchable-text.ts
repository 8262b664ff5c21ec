import { formatAddress } from '#domain/location/address.ts';
import { departmentLabel } from '#domain/location/department.ts';
import type { Location } from '#domain/location/location.ts';
import { getPremisesName } from '#domain/location/location-name.ts';
import type { State } from '#domain/location/time-zone.ts';
import { toSearchWords } from './text-match.ts';

const STATE_NAMES = {
  act: 'Australian Capital Territory',
  nsw: 'New South Wales',
  nt: 'Northern Territory',
  qld: 'Queensland',
  sa: 'South Australia',
  tas: 'Tasmania',
  vic: 'Victoria',
  wa: 'Western Australia',
} as const satisfies Record<State, string>;

/** The texts that premises can be found by, folded: name, address, state in full, departments and makes, each word once. */
export function buildSearchableText(departments: readonly Location[]): string {
  const texts = departments.flatMap((location) => [
    getPremisesName(location.name),
    formatAddress(location.address),
    STATE_NAMES[location.address.state],
    departmentLabel(location),
    ...location.manufacturers,
  ]);
  return [...new Set(toSearchWords(texts.join(' ')))].join(' ');
}
