import { expect, test } from 'vitest';
import { getSchemaOrgType } from '#domain/location/schema-org-type.ts';

test.each([
  { location_type: '', kind: 'AutoDealer' },
  { location_type: 'sales', kind: 'AutoDealer' },
  { location_type: 'used', kind: 'AutoDealer' },
  { location_type: 'service', kind: 'AutoRepair' },
  { location_type: 'parts', kind: 'AutoPartsStore' },
] as const)('a location of type "$location_type" is an $kind', ({ kind, ...location }) => {
  expect(getSchemaOrgType(location)).toBe(kind);
});
