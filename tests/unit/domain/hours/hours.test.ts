import { test } from 'vitest';
import { openingHourSchema, specialHourSchema } from '#domain/hours/hours.ts';
import { expectFields } from '#tests/support/expect-fields.ts';

test('an opening hour has every field of the specification, and unknown fields are rejected', () => {
  expectFields(openingHourSchema, {
    weekday: 0,
    status: 'Open',
    formated_hours: '8:30am - 5pm',
    open: '2000-01-01T08:30:00Z',
    close: '2000-01-01T17:00:00Z',
  });
});

test('a special hour has every field of the specification, and unknown fields are rejected', () => {
  expectFields(specialHourSchema, {
    status: 'Closed',
    date: '2026-12-25',
    start_hour: '2000-01-01T09:00:00Z',
    end_hour: '2000-01-01T12:00:00Z',
    department: 'all',
    location_name: 'Example Mareeba',
  });
});
