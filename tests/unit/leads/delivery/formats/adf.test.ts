import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toAdf } from '#leads/delivery/formats/adf.ts';
import type { JsonObject } from '#leads/intake/lead.ts';
import { makeFormConfig } from '#tests/support/factories/make-form-config.ts';
import { makeLead } from '#tests/support/factories/make-lead.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';
import { makeEnquiry, makeOutboundLead } from '#tests/support/factories/make-outbound-lead.ts';
import { makeCarFacts, makeSiteFacts } from '#tests/support/factories/make-site-facts.ts';
import { makeValuation } from '#tests/support/factories/make-valuation.ts';
import { readAdf } from '#tests/support/readers/read-adf.ts';

test('an enquiry is valid against the document type of ADF 1.0', () => {
  const parcel = makeOutboundLead();
  const adf = readAdf(toAdf(parcel));
  expect(Object.fromEntries(adf)).toMatchObject({
    'prospect/id@1': parcel.lead.id,
    'prospect/requestdate': parcel.lead.received_at,
    'prospect/vehicle@buy/id@1': 'c1',
    'prospect/vehicle@buy/year': '2021',
    'prospect/vehicle@buy/make': 'Toyota',
    'prospect/vehicle@buy/model': 'Corolla',
    'prospect/vehicle@buy/vin': 'JTNK43BE603000001',
    'prospect/vehicle@buy/stock': 'S1',
    'prospect/vehicle@buy/colorcombination/exteriorcolor': 'White',
    'prospect/vehicle@buy/price': '22990',
    'prospect/vehicle@buy/pricecomments': 'Drive Away',
    'prospect/vehicle@buy/comments': 'https://www.example.com.au/cars/2021-toyota-corolla-s1/',
    'prospect/customer/contact/name@first': 'Ada',
    'prospect/customer/contact/name@last': 'Example',
    'prospect/customer/contact/email': 'ada@example.com',
    'prospect/customer/contact/phone': '+61412345678',
    'prospect/customer/contact/address/postalcode': '4870',
    'prospect/vendor/vendorname': 'Example Motors',
    'prospect/vendor/url': 'https://www.example.com.au',
    'prospect/vendor/contact/name@full': 'Example Motors',
    'prospect/vendor/contact/phone': '07 5550 0100',
    'prospect/provider/name@full': 'Example Motors website',
    'prospect/provider/service': 'Vehicle Enquiry',
    'prospect/provider/url': 'https://www.example.com.au',
  });
  expect(toAdf(parcel)).toContain('<phone type="cellphone">+61412345678</phone>');
  expect(toAdf(parcel)).toContain('<price type="asking" currency="AUD">22990</price>');
  expect(toAdf(parcel)).toContain(
    `<prospect status="new">\n<id sequence="1" source="Example Motors website">${parcel.lead.id}</id>\n<requestdate>`,
  );
  const comments = adf.get('prospect/customer/comments');
  expect(comments).toContain('Is it still there?\nI can come on Friday.');
  expect(comments).toContain('Wants news and offers: yes\nAgreed to: Send me news.');
});

/** The vehicles of a request, each as its attributes and what it says: 'interest="buy" status="used": 2021 Toyota Corolla'. */
function vehiclesOf(over: Parameters<typeof makeOutboundLead>[1], userData = {}): string[] {
  const xml = toAdf(makeOutboundLead(userData, over));
  readAdf(xml);
  return Array.from(xml.matchAll(/<vehicle ?(.*)>([\s\S]*?)<\/vehicle>/g), ([, attributes, content = '']) => {
    const texts = ['year', 'make', 'model', 'comments'].map(
      (name) => new RegExp(`<${name}>(.*)</${name}>`).exec(content)?.[1],
    );
    return `${attributes}: ${texts.filter(Boolean).join(' ')}`;
  });
}

const CAR = '2021 Toyota Corolla https://www.example.com.au/cars/2021-toyota-corolla-s1/';
const TO_BUY = `interest="buy" status="used": ${CAR}`;
const ID = '0'.repeat(32);

test.each<[string, JsonObject, string | null, string[]]>([
  ['enquiry', {}, 'c1', [TO_BUY]],
  ['enquiry', {}, null, ['interest="buy": No vehicle was named']],
  ['test-drive', { category: 'Test Drive' }, 'c1', [`interest="test-drive" status="used": ${CAR}`]],
  ['test-drive', { category: 'Test Drive' }, null, ['interest="test-drive": No vehicle was named']],
  ['finance', { category: 'Finance Enquiry' }, null, ['interest="buy": No vehicle was named']],
  ['contact', { category: 'General Enquiry' }, null, [': No vehicle was named']],
  ['contact', { category: 'Feedback' }, null, [': No vehicle was named']],
  ['contact', {}, 'c1', [TO_BUY]],
  ['parts', { category: 'Parts Enquiry' }, null, [': No vehicle was named']],
  ['parts', { category: 'Parts Enquiry', Rego: '123ABC' }, null, ['status="used": Rego 123ABC']],
  ['service', { category: 'Service Enquiry', Rego: '123ABC' }, null, ['status="used": Rego 123ABC']],
  [
    'careers',
    { category: 'General Enquiry', subcategory: 'Career Enquiry' },
    null,
    [': No vehicle was named'],
  ],
  [
    'contact',
    { category: 'General Enquiry', subcategory: 'Career Enquiry' },
    'c1',
    [': No vehicle was named'],
  ],
  ['trade-in', { Rego: '123ABC' }, 'c1', [TO_BUY, 'interest="trade-in" status="used": Rego 123ABC']],
  ['trade-in', { Rego: '123ABC' }, null, ['interest="trade-in" status="used": Rego 123ABC']],
  ['trade-in', {}, 'c1', [TO_BUY, 'interest="trade-in" status="used": ']],
  ['sell-your-car', { Rego: '123ABC' }, null, ['interest="sell" status="used": Rego 123ABC']],
])('%s with %j about the car %j asks for %j', (form, userData, car_id, vehicles) => {
  const lead = makeEnquiry(userData, { form });
  expect(vehiclesOf({ lead: { ...lead, payload: { ...lead.payload, car_id } } })).toEqual(vehicles);
});

test.each([
  ['new', 'new'],
  ['demo', 'used'],
  ['used', 'used'],
] as const)('a %s car has the status %s', (car_type, status) => {
  const dealer = makeSiteFacts({ stock: { c1: makeCarFacts({ car_type }) } });
  expect(vehiclesOf({ dealer })).toEqual([`interest="buy" status="${status}": ${CAR}`]);
});

test('a car that is no longer in stock is named in words', () => {
  const lead = makeEnquiry();
  const payload = { ...lead.payload, car_id: 'c9', car_name: '2019 Kia Rio' };
  expect(vehiclesOf({ lead: { ...lead, payload } })).toEqual(['interest="buy" status="used": 2019 Kia Rio']);
});

test('what follows a trade-in names the vehicle to buy and the trade-in; without its enquiry the one that the offer is for', () => {
  const originalLead = makeEnquiry({ Rego: '123ABC' }, { form: 'trade-in' });
  const lead = makeLead({ form: 'offer-accepted', payload: { lead_id: ID, vehicle: '123ABC' } });
  const own = 'interest="trade-in" status="used": Rego 123ABC';
  expect(vehiclesOf({ lead, originalLead })).toEqual([TO_BUY, own]);
  expect(vehiclesOf({ lead })).toEqual([own]);
});

describe('a vehicle that was valued', () => {
  const BODY = { year: 2023, make: 'Toyota', model: 'Corolla', badge: 'SX', body: 'Hatch' };
  const makeValued = (form: string, over: Parameters<typeof makeValuation>[0] = {}) =>
    makeLead({
      form,
      payload: { userData: {}, valuation: { ...makeValuation({ vehicle: BODY, ...over }) } },
    });
  const NAME = '2023 Toyota Corolla 2023 Toyota Corolla SX, ABC123 (QLD)';

  test('to trade in is one beside the one to buy', () => {
    const lead = makeValued('trade-in');
    const outbound = { lead: { ...lead, payload: { ...lead.payload, car_id: 'c1' } } };
    expect(vehiclesOf(outbound)).toEqual([TO_BUY, `interest="trade-in" status="used": ${NAME}`]);
    expect(toAdf(makeOutboundLead({}, outbound))).toContain(
      '<trim>SX</trim>\n<bodystyle>Hatch</bodystyle>\n<odometer status="unknown" units="km">84000</odometer>',
    );
  });

  test('to sell is only as the visitor described it, if they did', () => {
    const vehicle = '2012 Holden Captiva';
    const { adjustmentAnswers } = makeValuation();
    const lead = makeValued('sell-your-car', { adjustmentAnswers: { ...adjustmentAnswers, vehicle } });
    const adf = readAdf(toAdf(makeOutboundLead({}, { lead })));
    const of = 'prospect/vehicle@sell';
    expect(vehiclesOf({ lead })).toEqual([
      'interest="sell" status="used": 2012 Holden Captiva, ABC123 (QLD)',
    ]);
    expect(['year', 'make', 'model', 'trim', 'bodystyle'].map((name) => adf.get(`${of}/${name}`))).toEqual([
      '',
      '',
      '',
      undefined,
      undefined,
    ]);
  });

  test('without a known badge and body has no elements for them', () => {
    const lead = makeValued('trade-in', { vehicle: { ...BODY, badge: null, body: null } });
    const adf = readAdf(toAdf(makeOutboundLead({}, { lead })));
    expect(adf.get('prospect/vehicle@trade-in/model')).toBe('Corolla');
    expect([...adf.keys()].filter((key) => /trim|bodystyle/.test(key))).toEqual([]);
  });

  test('and saved is to trade in; an accepted offer is about that of its enquiry', () => {
    const saved = makeLead({ form: 'miscellaneous', payload: { ...makeValuation({ vehicle: BODY }) } });
    const originalLead = makeValued('sell-your-car');
    const accepted = makeLead({ form: 'offer-accepted', payload: { lead_id: originalLead.id } });
    expect(vehiclesOf({ lead: saved })).toEqual([`interest="trade-in" status="used": ${NAME}`]);
    expect(vehiclesOf({ lead: accepted, originalLead })).toEqual([`interest="sell" status="used": ${NAME}`]);
  });
});

test.each([
  [
    'test_drive_date',
    '2026-12-25T03:00',
    'Australia/Brisbane',
    'Friday 25 December 2026, 3am',
    '2026-12-25T03:00:00+10:00',
  ],
  [
    'test_drive_date',
    '2026-12-25T15:30',
    'Australia/Adelaide',
    'Friday 25 December 2026, 3.30pm',
    '2026-12-25T15:30:00+10:30',
  ],
  ['service_date', '2026-12-04', undefined, 'Friday 4 December 2026', '2026-12-04'],
])('the wanted time of %s %s in %s is the time frame %s', (name, wanted, zone, description, earliest) => {
  const userData = { [name]: wanted, ...(zone && { test_drive_time_zone: zone }) };
  const adf = readAdf(toAdf(makeOutboundLead(userData)));
  const frame = 'prospect/customer/timeframe';
  expect([adf.get(`${frame}/description`), adf.get(`${frame}/earliestdate`)]).toEqual([
    description,
    earliest,
  ]);
});

test('the vendor is the location that the lead is for', () => {
  const dealer = makeSiteFacts({
    locations: [
      makeLocation({ id: 'yard', name: 'Example Mareeba', contact_detail: { phone: '07 5550 0199' } }),
    ],
    forms: makeFormConfig(),
  });
  const xml = toAdf(makeOutboundLead({ location: 'yard' }, { dealer }));
  readAdf(xml);
  expect(xml).toContain(`<vendor>
<vendorname>Example Mareeba</vendorname>
<url>https://www.example.com.au</url>
<contact>
<name part="full" type="business">Example Mareeba</name>
<phone type="voice">07 5550 0199</phone>
<address type="work">
<street line="1">9 Example Street</street>
<city>Mareeba</city>
<regioncode>QLD</regioncode>
<postalcode>4880</postalcode>
<country>AU</country>
</address>
</contact>
</vendor>`);
});

test.each([
  ['+61412345678', 'cellphone'],
  ['+61740001234', 'voice'],
])('the phone %s is of the type %s', (phone, type) => {
  expect(toAdf(makeOutboundLead({ phone }))).toContain(`<phone type="${type}">${phone}</phone>`);
});

test('what is not known of a car has no element', () => {
  const unknown = { stocknum: null, vin: null, colour: null, price: 10, price_type: null };
  const dealer = makeSiteFacts({ stock: { c1: makeCarFacts(unknown) } });
  const adf = readAdf(toAdf(makeOutboundLead({}, { dealer })));
  expect(adf.get('prospect/vehicle@buy/make')).toBe('Toyota');
  expect([...adf.keys()].filter((key) => /vin|stock|color|price/.test(key))).toEqual([]);
});

test('what the visitor left out is empty, and there is no address without a postcode', () => {
  const adf = readAdf(toAdf(makeOutboundLead({}, { lead: makeLead({ payload: { userData: {} } }) })));
  const contact = 'prospect/customer/contact';
  expect(['name@first', 'name@last', 'email', 'phone'].map((name) => adf.get(`${contact}/${name}`))).toEqual([
    '',
    '',
    '',
    '',
  ]);
  expect([...adf.keys()].filter((path) => path.includes('address'))).toEqual([]);
});

test.each([
  [{ category: 'Service Enquiry', subcategory: 'Service Booking' }, 'Service Enquiry'],
  [{ category: 'General Enquiry', subcategory: 'Career Enquiry' }, 'Career Enquiry'],
])('the service of %j is %s', (userData, service) => {
  expect(readAdf(toAdf(makeOutboundLead(userData))).get('prospect/provider/service')).toBe(service);
});

test('what follows a lead an accepted offer is sent again for the person and the car of its enquiry', () => {
  const originalLead = makeEnquiry({}, { form: 'trade-in' });
  const payload = {
    category: 'Trade-In',
    subcategory: '3. Offer Accepted',
    lead_id: originalLead.id,
    offer_accepted: true,
  };
  const lead = makeLead({ form: 'offer-accepted', payload });
  const xml = toAdf(makeOutboundLead({}, { lead, originalLead }));
  const adf = readAdf(xml);
  expect(xml).toContain('<prospect status="resend">');
  expect(xml).toContain(`<id sequence="2" source="Example Motors website">${originalLead.id}</id>`);
  expect([adf.get('prospect/id@1'), adf.get('prospect/id@2')]).toEqual([lead.id, originalLead.id]);
  expect(adf.get('prospect/customer/contact/name@first')).toBe('Ada');
  expect(adf.get('prospect/vehicle@buy/make')).toBe('Toyota');
  expect(adf.get('prospect/customer/comments')).toContain('Subcategory: 3. Offer Accepted');
});

describe('whatever is written', () => {
  test.each(['name', 'message', 'email'])('%s: markup stays text', (field) => {
    const text = ']]></comments><vendor>&amp;<!-- "\' --><?xml?>';
    const adf = readAdf(toAdf(makeOutboundLead({ [field]: text })));
    expect(adf.get('prospect/customer/comments')).toContain(text);
    expect(adf.get('prospect/vendor/vendorname')).toBe('Example Motors');
  });

  test('characters that XML 1.0 can’t represent are left out', () => {
    const text = 'a\u0000\u0001\u0008\u000b\u000c\u001f\ufffe\uffff\ud800b';
    expect(readAdf(toAdf(makeOutboundLead({ name: text }))).get('prospect/customer/contact/name@first')).toBe(
      'ab',
    );
  });

  test('it stays ADF', () => {
    const any = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(any, any, (name, message) => {
        readAdf(toAdf(makeOutboundLead({ name, message })));
      }),
    );
  });
});
