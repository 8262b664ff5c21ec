import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { findLeadLocation } from '#leads/delivery/formats/outbound-lead.ts';
import { findTargets } from '#leads/delivery/routing/find-targets.ts';
import { leadsSchema } from '#leads/delivery/target-schema.ts';
import type { JsonObject } from '#leads/intake/lead.ts';
import { makeFormConfig, TWO_LOCATIONS } from '#tests/support/factories/make-form-config.ts';
import { makeLead } from '#tests/support/factories/make-lead.ts';
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

test.each<[string, readonly string[], Parameters<typeof route>]>([
  ['by department of its form', ['workshop'], ['service']],
  ['by department of its location', ['workshop'], ['contact', { location: 'workshop' }]],
  ['by location that the visitor chose', ['mareeba'], ['contact', { location: 'mareeba' }]],
  ['by location it was written from', ['mareeba'], ['contact', { location_id: 'mareeba' }]],
  ['by chosen dealership', ['mareeba'], ['enquiry', { dealership_slug: 'plain-mareeba' }]],
  ['by location of its car', ['mareeba'], ['enquiry', {}, 'c2']],
  ['by form', ['people'], ['careers']],
  ['by category and location', ['finance', 'mareeba'], ['finance', { category: 'Finance Enquiry' }, 'c2']],
  ['not by category alone', ['crm'], ['finance', { category: 'Finance Enquiry', location: 'yard' }, 'c2']],
  ['not by location of its car if another was chosen', ['crm'], ['enquiry', { location: 'yard' }, 'c2']],
  ['else to the default', ['crm'], ['finance', { category: 'Finance Enquiry' }]],
])('a lead goes to the targets of the first route that matches %s', (_, targets, lead) =>
  expect(route(...lead)).toEqual(targets),
);

test('a follow-up goes where its enquiry goes', () => {
  const originalLead = makeEnquiry({ location: 'mareeba' });
  const lead = makeEnquiry({}, { form: 'offer-accepted', payload: { lead_id: originalLead.id } });
  expect(findTargets(makeOutboundLead({}, { lead, originalLead, dealer: DEALER }), LEADS)).toEqual([
    'mareeba',
  ]);
});

test('without routes a lead goes to all targets', () => {
  const leads = v.parse(leadsSchema, { targets: { crm: file, sales: file } });
  expect(findTargets(makeOutboundLead(), leads)).toEqual(['crm', 'sales']);
});

test('the category of what is from no form is that of its payload', () => {
  const leads = v.parse(leadsSchema, {
    targets: { crm: file, sales: file },
    routes: [{ categories: ['Trade-In'], targets: ['sales'] }],
  });
  const targetsOf = (payload: JsonObject) =>
    findTargets(makeOutboundLead({}, { lead: makeLead({ payload }) }), leads);
  expect(targetsOf({ category: 'Trade-In' })).toEqual(['sales']);
  expect(targetsOf({ userData: { category: '' }, category: 'Trade-In' })).toEqual(['sales']);
  expect(targetsOf({ userData: { category: 'Test Drive' }, category: 'Trade-In' })).toEqual(['crm', 'sales']);
});

test('a department is not that of a form of all departments, nor of a location that is not there', () => {
  const leads = v.parse(leadsSchema, {
    targets: { crm: file, parts: file },
    routes: [{ departments: ['sales', 'service', 'parts'], targets: ['parts'] }],
    defaultTargets: ['crm'],
  });
  const targetsOf = (form: string, location: string) =>
    findTargets(makeOutboundLead({}, { lead: makeEnquiry({ location }, { form }), dealer: DEALER }), leads);
  expect(targetsOf('contact', 'gone')).toEqual(['crm']);
  expect(targetsOf('contact', 'workshop')).toEqual(['parts']);
  expect(targetsOf('parts', 'gone')).toEqual(['parts']);
});

describe('the location of a lead is', () => {
  test.each<[string, JsonObject, string, string | undefined]>([
    ['what the visitor chose', { location: 'yard', location_id: 'mareeba' }, 'c2', 'yard'],
    ['where it was written from', { location: '', location_id: 'workshop' }, 'c2', 'workshop'],
    ['that of a chosen dealership', { dealership_slug: 'plain-mareeba' }, 'c1', 'mareeba'],
    ['that of its car if the dealership has none', { dealership_slug: 'plain-cairns' }, 'c2', 'mareeba'],
    ['that of its car', {}, 'c2', 'mareeba'],
    ['none if the car has none', {}, 'c1', undefined],
    ['none if the car is gone', {}, 'c9', undefined],
    ['none if a box was ticked in its place', { location: true }, 'c1', undefined],
  ])('%s', (_, userData, car_id, location) => {
    const lead = makeLead({ payload: { userData, car_id } });
    expect(findLeadLocation(makeOutboundLead({}, { lead, dealer: DEALER }))).toBe(location);
  });

  test('that of the enquiry that it follows', () => {
    const lead = makeLead({ form: 'offer-accepted', payload: { userData: { location: 'yard' } } });
    const originalLead = makeEnquiry({ location: 'workshop' });
    expect(findLeadLocation(makeOutboundLead({}, { lead, originalLead, dealer: DEALER }))).toBe('workshop');
  });

  test('none where locations without a dealership are not chosen by one', () => {
    const dealer = makeSiteFacts({ locations: [makeLocation({ id: 'yard' })] });
    const lead = makeLead({ payload: { userData: { dealership_slug: '' } } });
    expect(findLeadLocation(makeOutboundLead({}, { lead, dealer }))).toBeUndefined();
  });
});
