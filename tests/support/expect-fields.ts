import * as v from 'valibot';
import { expect } from 'vitest';

/** What a schema says of an entry that it rejects. */
export const messages = (schema: v.GenericSchema, entry: unknown): string[] | undefined =>
  v.safeParse(schema, entry).issues?.map(({ message }) => message);

/** Expects a schema to accept every field of an entry and to reject unknown names. */
export function expectFields(schema: v.GenericSchema, entry: object): void {
  expect(v.parse(schema, entry)).toMatchObject(entry);
  expect(v.safeParse(schema, { ...entry, colour_name: 'White' }).success).toBe(false);
}
