import { expect, test } from 'vitest';
import { formatLicences } from '#domain/location/licences.ts';

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
