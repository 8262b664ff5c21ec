import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { leadsSchema } from '#leads/delivery/target-schema.ts';

const messagesOf = (leads: object) =>
  (v.safeParse(leadsSchema, leads).issues ?? []).map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);

test('by default leads are written to a file', () => {
  expect(v.parse(leadsSchema, {})).toMatchObject({ targets: { file: { kind: 'file' } }, routes: [] });
});

test('targets that are named are the only ones', () => {
  expect(v.parse(leadsSchema, { targets: { a: { kind: 'file' } } }).targets).toEqual({ a: { kind: 'file' } });
  expect(messagesOf({ targets: {} })).toEqual(['targets: must name at least one, or be left out']);
});

describe('alerts', () => {
  const to = ['boss@example.com.au'];
  test.each([{ to }, { urlEnv: 'ALERTS_URL' }, { to, urlEnv: 'ALERTS_URL', secretEnv: 'ALERTS_SECRET' }])(
    'may be %j',
    (alerts) => expect(messagesOf({ alerts })).toEqual([]),
  );

  test.each([{}, { to: [] }, { secretEnv: 'ALERTS_SECRET' }])('reach nobody if they are %j', (alerts) => {
    expect(messagesOf({ alerts })).toEqual([
      'alerts: must name recipients in "to", or a webhook in "urlEnv"',
    ]);
  });
});
