import * as v from 'valibot';
import { expect } from 'vitest';

/** Expects that a schema knows every field of an entry by the name it has there, and refuses a name it does not know. */
export function expectFields(schema: v.GenericSchema, entry: object): void {
  expect(v.parse(schema, entry)).toMatchObject(entry);
  expect(v.safeParse(schema, { ...entry, colour_name: 'White' }).success).toBe(false);
}
