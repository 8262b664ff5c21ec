import { describe, expect, test } from 'vitest';
import { belongsTo, describeEnquiries, mayBelongToEnquiry } from '#leads/erasure/erase-leads.ts';
import type { JsonObject, Lead } from '#leads/intake/lead.ts';
import { makeLead } from '#tests/support/factories/make-lead.ts';
import { makeEnquiry } from '#tests/support/factories/make-outbound-lead.ts';

const [ID, OTHER_ID] = ['a'.repeat(32), 'b'.repeat(32)];
const VALUED = { rego: '123ABC', regoState: 'qld' };

const record = (form: string, payload: JsonObject) => makeLead({ form, payload });
const enquiry = (payload: JsonObject, id = ID): Lead => makeLead({ id, form: 'trade-in', payload });

test.each<[string, readonly Lead[], readonly string[], readonly string[]]>([
  ['none', [], [], []],
  ['one without a valuation', [enquiry({ userData: { Rego: '123ABC' } })], [ID], []],
  ['one with a valuation', [enquiry({ valuation: VALUED })], [ID], ['qld 123ABC']],
  ['a saved valuation', [enquiry(VALUED)], [ID], ['qld 123ABC']],
  [
    'several',
    [
      enquiry({ valuation: VALUED }),
      enquiry({ valuation: { ...VALUED, regoState: 'nsw' } }, OTHER_ID),
      enquiry({}, 'c'.repeat(32)),
    ],
    [ID, OTHER_ID, 'c'.repeat(32)],
    ['qld 123ABC', 'nsw 123ABC'],
  ],
  ['a valuation without a registration', [enquiry({ valuation: { regoState: 'qld' } })], [ID], []],
  ['a registration that is no text', [enquiry({ valuation: { ...VALUED, rego: 5 } })], [ID], []],
  ['a list in place of a valuation', [enquiry({ valuation: [VALUED] })], [ID], []],
  ['null in place of a valuation', [enquiry({ valuation: null, ...VALUED })], [ID], ['qld 123ABC']],
])(
  'enquiries are described by their ids and the registrations that were valued: %s',
  (_, leads, ids, regos) => {
    expect(describeEnquiries(leads)).toEqual({ ids: new Set(ids), regos: new Set(regos) });
  },
);

test.each([
  ['trade-in-offer', true],
  ['offer-accepted', true],
  ['miscellaneous', true],
  ['trade-in', false],
  ['enquiry', false],
  ['', false],
])('whether a record of the form %j may belong to an enquiry: %s', (form, may) => {
  expect(mayBelongToEnquiry(makeLead({ form }))).toBe(may);
});

describe('to an enquiry with a valuation', () => {
  const enquiries = describeEnquiries([enquiry({ valuation: VALUED })]);

  test.each<[string, Lead]>([
    ['an offer on it', record('trade-in-offer', { lead_id: ID, amount: 9000 })],
    ['its acceptance', record('offer-accepted', { lead_id: ID })],
    ['the saved valuation of its vehicle', record('miscellaneous', { column_name: 'valuation', ...VALUED })],
    ['the same in a field', record('miscellaneous', { valuation: VALUED })],
  ])('%s belongs', (_, lead) => expect(belongsTo(enquiries, lead)).toBe(true));

  test.each<[string, Lead]>([
    ['an offer on another', record('trade-in-offer', { lead_id: OTHER_ID })],
    ['an offer on none', record('trade-in-offer', {})],
    [
      'an offer on another with the same registration',
      record('trade-in-offer', { lead_id: OTHER_ID, ...VALUED }),
    ],
    ['the acceptance of another offer', record('offer-accepted', { lead_id: OTHER_ID, ...VALUED })],
    ['a saved valuation of another registration', record('miscellaneous', { ...VALUED, rego: '123ABD' })],
    ['that of another state', record('miscellaneous', { ...VALUED, regoState: 'vic' })],
    ['that of no state', record('miscellaneous', { rego: VALUED.rego })],
    ['a saved record of something else', record('miscellaneous', { lead_id: ID })],
    ['another enquiry about the vehicle', record('trade-in', { valuation: VALUED, lead_id: ID })],
    ['another enquiry of the same person', makeEnquiry()],
  ])('%s does not belong', (_, lead) => expect(belongsTo(enquiries, lead)).toBe(false));
});

test('to an enquiry without a valuation no saved valuation belongs', () => {
  const enquiries = describeEnquiries([enquiry({})]);
  expect(belongsTo(enquiries, record('miscellaneous', VALUED))).toBe(false);
  expect(belongsTo(enquiries, record('miscellaneous', {}))).toBe(false);
});
