import { expect, test } from 'vitest';
import { departmentNames } from '#domain/location/department.ts';

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
