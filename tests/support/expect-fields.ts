import * as v from 'valibot';
import { expect } from 'vitest';

/** Expects a schema to accept every field of an entry and to reject unknown names. */
export function expectFields(schema: v.GenericSchema, entry: object): void {
  expect(v.parse(schema, entry)).toMatchObject(entry);
  expect(v.safeParse(schema, { ...entry, colour_name: 'White' }).success).toBe(false);
}
