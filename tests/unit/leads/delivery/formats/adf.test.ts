import STRINGS from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toAdf } from '#leads/delivery/formats/adf.ts';
import { sanitizeText } from '#leads/intake/sanitize-text.ts';
import { makeLead } from '#tests/support/factories/make-lead.ts';
import { makeEnquiry, makeOutboundLead } from '#tests/support/factories/make-outbound-lead.ts';
import { makeCarFacts, makeSiteFacts } from '#tests/support/factories/make-site-facts.ts';
import { readAdf } from '#tests/support/readers/read-adf.ts';

test('an enquiry is valid against the document type of ADF 1.0', () => {
  const parcel = makeOutboundLead();
  const adf = readAdf(toAdf(parcel));
  expect(Object.fromEntries(adf)).toMatchObject({
    'prospect/id@1': parcel.lead.id,
    'prospect/requestdate': parcel.lead.received_at,
    'prospect/vehicle/id@1': 'c1',
    'prospect/vehicle/year': '2021',
    'prospect/vehicle/make': 'Toyota',
    'prospect/vehicle/model': 'Corolla',
    'prospect/vehicle/stock': 'S1',
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
    'prospect/provider/service': 'Website',
    'prospect/provider/url': 'https://www.example.com.au',
  });
  expect(toAdf(parcel)).toContain(
    `<prospect status="new">\n<id sequence="1" source="Example Motors website">${parcel.lead.id}</id>\n<requestdate>`,
  );
  const comments = adf.get('prospect/customer/comments');
  expect(comments).toContain('Is it still there?\nI can come on Friday.');
  expect(comments).toContain('Wants news and offers: yes\nAgreed to: Send me news.');
});

test.each([
  ['enquiry', 'used', 'buy', 'used'],
  ['test-drive', 'new', 'test-drive', 'new'],
  ['trade-in', 'demo', 'trade-in', 'used'],
  ['sell-your-car', 'used', 'sell', 'used'],
] as const)('%s of a %s car: interest %s, status %s', (form, car_type, interest, status) => {
  const dealer = makeSiteFacts({ stock: { c1: makeCarFacts({ car_type }) } });
  const adf = toAdf(makeOutboundLead({}, { dealer, lead: makeEnquiry({}, { form }) }));
  expect(adf).toContain(
    `<vehicle interest="${interest}" status="${status}">\n<id sequence="1" source="Example Motors website">c1</id>\n`,
  );
});

test.each([
  ['no car', null],
  ['a car that is gone', 'c9'],
  ['an id that every object has', 'constructor'],
])('an enquiry about %s is ADF all the same', (_, car_id) => {
  const lead = makeEnquiry();
  const adf = readAdf(
    toAdf(makeOutboundLead({}, { lead: { ...lead, payload: { ...lead.payload, car_id } } })),
  );
  expect(['year', 'make', 'model'].map((name) => adf.get(`prospect/vehicle/${name}`))).toEqual(['', '', '']);
  expect(adf.has('prospect/vehicle/stock')).toBe(false);
  expect(adf.get('prospect/vehicle/id@1')).toBe(car_id ?? undefined);
});

test('a car without a stock number has no element for it', () => {
  const dealer = makeSiteFacts({ stock: { c1: makeCarFacts({ stocknum: null }) } });
  const adf = readAdf(toAdf(makeOutboundLead({}, { dealer })));
  expect(adf.get('prospect/vehicle/make')).toBe('Toyota');
  expect(adf.has('prospect/vehicle/stock')).toBe(false);
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
  ['Kiosk', 'Kiosk'],
  [undefined, 'Website'],
])('the source %j is named as the service %s', (source, service) => {
  const lead = makeLead({ payload: { userData: {}, source } });
  expect(readAdf(toAdf(makeOutboundLead({}, { lead }))).get('prospect/provider/service')).toBe(service);
});

test('a dealer without a number of its own is a vendor all the same', () => {
  expect(
    readAdf(toAdf(makeOutboundLead({}, { dealer: makeSiteFacts({ phone: null }) }))).get(
      'prospect/vendor/contact/phone',
    ),
  ).toBe('');
});

describe('what follows a lead', () => {
  test('an accepted offer is sent again for the person and the car of its enquiry', () => {
    const about = makeEnquiry({}, { form: 'trade-in' });
    const payload = {
      category: 'Trade-In',
      subcategory: '3. Offer Accepted',
      lead_id: about.id,
      offer_accepted: true,
    };
    const lead = makeLead({ form: 'offer-accepted', payload });
    const xml = toAdf(makeOutboundLead({}, { lead, about }));
    const adf = readAdf(xml);
    expect(xml).toContain('<prospect status="resend">');
    expect(xml).toContain(`<id sequence="2" source="Example Motors website">${about.id}</id>`);
    expect(xml).toContain('<vehicle interest="trade-in" status="used">');
    expect([adf.get('prospect/id@1'), adf.get('prospect/id@2')]).toEqual([lead.id, about.id]);
    expect(adf.get('prospect/customer/contact/name@first')).toBe('Ada');
    expect(adf.get('prospect/vehicle/make')).toBe('Toyota');
    expect(adf.get('prospect/customer/comments')).toContain('subcategory: 3. Offer Accepted');
  });

  test('a valuation has no person', () => {
    const lead = makeLead({ form: 'miscellaneous', payload: { column_name: 'valuation', value: 12_300 } });
    const adf = readAdf(toAdf(makeOutboundLead({}, { lead })));
    expect(adf.get('prospect/customer/contact/name@first')).toBe('');
    expect(adf.get('prospect/customer/comments')).toContain('value: 12300');
  });
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

  test('a parser reads every naughty string unchanged', () => {
    for (const string of STRINGS) {
      const seen = sanitizeText(string).replaceAll(/[\ufffe\uffff\u0080-\u009f]/g, '');
      expect(
        readAdf(toAdf(makeOutboundLead({ name: seen }))).get('prospect/customer/contact/name@first'),
      ).toBe(seen);
    }
  });

  test('it stays ADF', () => {
    const any = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(any, any, (name, message) => {
        readAdf(toAdf(makeOutboundLead({ name, message })));
      }),
      { numRuns: 500 },
    );
  });
});
