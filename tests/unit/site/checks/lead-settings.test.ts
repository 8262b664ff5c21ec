import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { leadsSchema } from '#leads/delivery/target-schema.ts';
import { findLeadProblems } from '#site/checks/lead-settings.ts';

type Settings = v.InferInput<typeof leadsSchema>;

const check = (settings: Settings) => findLeadProblems('site.ts', v.parse(leadsSchema, settings));
const MAIL = { from: 'website@example.com.au', smtpEnv: 'EXAMPLE_SMTP' };

describe('a dealer that holds unverified enquiries', () => {
  test.each<[string, Settings]>([
    ['without a mail server', { unverified: 'hold', digestTo: ['a@example.com.au'] }],
    ['without recipients', { unverified: 'hold', mail: MAIL }],
  ])('%s is refused: nobody would learn of them', (_, settings) => {
    expect(check(settings)).toEqual([
      expect.stringMatching(/^site\.ts: leads\.unverified: is "hold", but nobody would learn/),
    ]);
  });

  test('with a digest is accepted', () => {
    expect(check({ unverified: 'hold', mail: MAIL, digestTo: ['a@example.com.au'] })).toEqual([]);
  });
});

test('the default settings have no problems', () => {
  expect(check({})).toEqual([]);
});
