import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { findTargets } from '#leads/delivery/routing/find-targets.ts';
import { leadsSchema } from '#leads/delivery/target-schema.ts';
import type { JsonObject } from '#leads/intake/lead.ts';
import { makeFormConfig, TWO_LOCATIONS } from '#tests/support/factories/make-form-config.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';
import { makeEnquiry, makeOutboundLead } from '#tests/support/factories/make-outbound-lead.ts';
import { makeCarFacts, makeSiteFacts } from '#tests/support/factories/make-site-facts.ts';

const file = { kind: 'file' } as const;
const LEADS = v.parse(leadsSchema, {
  targets: { crm: file, workshop: file, mareeba: file, finance: file, people: file },
  routes: [
    { departments: ['service'], targets: ['workshop'] },
    { categories: ['Finance Enquiry'], locations: ['mareeba'], targets: ['finance', 'mareeba'] },
    { locations: ['mareeba'], targets: ['mareeba'] },
    { forms: ['careers'], targets: ['people'] },
  ],
  defaultTargets: ['crm'],
});
const DEALER = makeSiteFacts({
  forms: makeFormConfig(TWO_LOCATIONS),
  locations: [makeLocation({ id: 'mareeba', dealership_slug: 'plain-mareeba' })],
  stock: { c1: makeCarFacts(), c2: makeCarFacts({ location_id: 'mareeba' }) },
});

function route(form: string, userData: JsonObject = {}, car_id = 'c1') {
  const lead = makeEnquiry(userData, { form });
  const outbound = { lead: { ...lead, payload: { ...lead.payload, car_id } }, dealer: DEALER };
  return findTargets(makeOutboundLead({}, outbound), LEADS);
}

describe('a lead goes to the targets of the first route that matches', () => {
  test.each<[string, readonly string[], Parameters<typeof route>]>([
    ['by department of its form', ['workshop'], ['service']],
    ['by department of its location', ['workshop'], ['contact', { location: 'workshop' }]],
    ['by location that the visitor chose', ['mareeba'], ['contact', { location: 'mareeba' }]],
    ['by location it was written from', ['mareeba'], ['contact', { location_id: 'mareeba' }]],
    ['by chosen dealership', ['mareeba'], ['enquiry', { dealership_slug: 'plain-mareeba' }]],
    ['by location of its car', ['mareeba'], ['enquiry', {}, 'c2']],
    ['by form', ['people'], ['careers']],
    ['by category and location', ['finance', 'mareeba'], ['finance', { category: 'Finance Enquiry' }, 'c2']],
    ['else to the default', ['crm'], ['finance', { category: 'Finance Enquiry' }]],
  ])('%s', (_, targets, lead) => {
    expect(route(...lead)).toEqual(targets);
  });
});

test('a follow-up goes where its enquiry goes', () => {
  const about = makeEnquiry({ location: 'mareeba' });
  const lead = makeEnquiry({}, { form: 'offer-accepted', payload: { lead_id: about.id } });
  expect(findTargets(makeOutboundLead({}, { lead, about, dealer: DEALER }), LEADS)).toEqual(['mareeba']);
});

test('without routes a lead goes to all targets', () => {
  const leads = v.parse(leadsSchema, { targets: { crm: file, sales: file } });
  expect(findTargets(makeOutboundLead(), leads)).toEqual(['crm', 'sales']);
});
