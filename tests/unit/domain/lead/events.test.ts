import { expect, test } from 'vitest';
import {
  FAVOURITE_EVENT,
  getEnquiryEvent,
  PHONE_CLICK_EVENT,
  TRADE_IN_OFFER_ACCEPTED_EVENT,
} from '#domain/lead/events.ts';

const NEW = { id: 'c1', car_type: 'new', tag: null } as const;
const DEMO = { id: 'c1', car_type: 'demo', tag: null } as const;
const USED = { id: 'c1', car_type: 'used', tag: null } as const;
const ONLY = 'Test Drive Only';

test.each([
  { about: 'nothing in particular', category: 'General Enquiry', eventId: 22 },
  { about: 'a service', category: 'Service Enquiry', eventId: 22 },
  { about: 'a test drive of no car', category: 'Test Drive', testDrive: true, eventId: 22 },
  { about: 'work', category: 'Careers Enquiry', eventId: 51 },
  { about: 'work, on a car page', category: 'Careers Enquiry', car: USED, eventId: 51 },
  { about: 'a new car', car: NEW, eventId: 14, label: 'New Car' },
  { about: 'a demo car', car: DEMO, eventId: 14, label: 'New Car' },
  { about: 'a used car', car: USED, eventId: 15, label: 'Used Car' },
  { about: 'a test drive of a new car', car: NEW, testDrive: true, eventId: 17, label: 'New Car' },
  { about: 'a test drive of a demo car', car: DEMO, testDrive: true, eventId: 17, label: 'New Car' },
  { about: 'a test drive of a used car', car: USED, testDrive: true, eventId: 48, label: 'Used Car' },
  { about: 'a new car that is only driven', car: { ...NEW, tag: ONLY }, eventId: 17, label: 'New Car' },
  {
    about: 'a used car that is only driven',
    car: { ...USED, tag: ' test drive only ' },
    eventId: 48,
    label: 'Used Car',
  },
  { about: 'a car with another tag', car: { ...NEW, tag: 'Runout sale' }, eventId: 14, label: 'New Car' },
] as const)('an enquiry about $about is event $eventId (T-62)', (enquiry) => {
  const { eventId } = enquiry;
  const label = 'label' in enquiry ? { label: enquiry.label, car_id: 'c1' } : {};
  const asked = { category: 'Vehicle Enquiry', testDrive: false, ...enquiry };
  expect(getEnquiryEvent(asked)).toEqual({ eventId, ...label });
});

test('a call, a saved car and an accepted offer are events that name nobody (T-63)', () => {
  expect([PHONE_CLICK_EVENT, FAVOURITE_EVENT, TRADE_IN_OFFER_ACCEPTED_EVENT]).toEqual([
    { eventId: 25 },
    { eventId: 39 },
    { eventId: 18 },
  ]);
});
