import { expect, test } from 'vitest';
import { departmentNames, getSchemaOrgType } from '#domain/location/department.ts';
import { formatLicences } from '#domain/location/licences.ts';
import { chooseLocationMedia } from '#domain/location/location-media.ts';
import { getPremisesName } from '#domain/location/location-name.ts';

test.each([
  ['sales', true, 'Sales', 'Sales hours'],
  ['used', true, 'Used vehicles', 'Used vehicle hours'],
  ['service', true, 'Service', 'Service hours'],
  ['parts', true, 'Parts', 'Parts hours'],
  ['', true, 'Sales', 'Sales hours'],
  ['used', false, 'Office', 'Office hours'],
  ['sales', false, 'Office', 'Office hours'],
  ['service', false, 'Service', 'Service hours'],
] as const)(
  '%s of a dealer with stock (%s) is called "%s" and has "%s"',
  (location_type, hasStock, label, hoursTitle) => {
    expect(departmentNames({ location_type }, hasStock)).toEqual({ label, hoursTitle });
  },
);

test.each([
  { location_type: '', kind: 'AutoDealer' },
  { location_type: 'sales', kind: 'AutoDealer' },
  { location_type: 'used', kind: 'AutoDealer' },
  { location_type: 'service', kind: 'AutoRepair' },
  { location_type: 'parts', kind: 'AutoPartsStore' },
] as const)('a location of type "$location_type" is an $kind', ({ kind, ...location }) => {
  expect(getSchemaOrgType(location)).toBe(kind);
});

test.each([
  { name: 'Example Toyota Sales', place: 'Example Toyota' },
  { name: 'Example Toyota - Service', place: 'Example Toyota' },
  { name: 'Example Toyota Parts ', place: 'Example Toyota' },
  { name: 'Example Toyota Service Centre', place: 'Example Toyota Service Centre' },
  { name: 'Example Autosales', place: 'Example Autosales' },
  { name: 'Example Toyota  -  PARTS', place: 'Example Toyota' },
  { name: 'Example Toyota Service 2', place: 'Example Toyota Service 2' },
  { name: ' Example Toyota', place: 'Example Toyota' },
  { name: 'Service', place: 'Service' },
  { name: 'Example Sales Parts', place: 'Example Sales' },
])('the premises of "$name" are "$place" (T-79)', ({ name, place }) => {
  expect(getPremisesName(name)).toBe(place);
});

const labels = { licenceLabel: 'DL#', repairerLicenceLabel: 'Repairer licence' };

test.each([
  { dealer: '4411223', repairer: null, shown: ['DL# 4411223'] },
  { dealer: null, repairer: 'MVR 100217', shown: ['Repairer licence MVR 100217'] },
  { dealer: '1', repairer: '2', shown: ['DL# 1', 'Repairer licence 2'] },
  { dealer: null, repairer: null, shown: [] },
])('dealer $dealer and repairer $repairer are shown as $shown (T-87)', ({ dealer, repairer, shown }) => {
  const numbers = { dealer_license_number: dealer, motor_vehicle_repairer: repairer };
  expect(formatLicences(numbers, labels)).toEqual(shown);
});

const image = { url: '/assets/yard.webp' };

test.each([
  { theme: 'light', panel: 'picture', image, kind: 'picture' },
  { theme: 'light', panel: 'picture', image: null, kind: 'logo' },
  { theme: 'auto', panel: 'picture', image, kind: 'picture' },
  { theme: 'light', panel: 'map', image, kind: 'map' },
  { theme: 'light', panel: 'map', image: null, kind: 'map' },
  { theme: 'dark', panel: 'picture', image, kind: 'map' },
  { theme: 'dark', panel: 'picture', image: null, kind: 'map' },
] as const)(
  'in $theme mode, with the panel setting "$panel", the panel is a $kind (T-82)',
  ({ kind, image, theme, panel }) => {
    const site = { theme: { mode: theme }, locationDisplay: { panel } };
    expect(chooseLocationMedia({ image }, site).kind).toBe(kind);
  },
);
