import { expect, test } from 'vitest';
import { toAdf } from '#leads/delivery/formats/adf.ts';
import { buildFieldSummary } from '#leads/delivery/formats/field-summary.ts';
import { makeLead } from '#tests/support/factories/make-lead.ts';
import { makeOutboundLead } from '#tests/support/factories/make-outbound-lead.ts';
import { makeCarFacts, makeSiteFacts } from '#tests/support/factories/make-site-facts.ts';
import { GOOD_ANSWERS } from '#tests/support/factories/valuation-answers.ts';
import { readAdf } from '#tests/support/readers/read-adf.ts';

const told = {
  rego: 'ABC123',
  regoState: 'qld',
  vehicle: { year: 2023, make: 'Toyota', model: 'Corolla', badge: 'SX', body: 'Hatch' },
  adjustmentAnswers: GOOD_ANSWERS,
  estimate: { low: 12_300, high: 13_900 },
  valid_until: '2026-11-28T00:00:00.000Z',
  example: false,
};
const LINES = [
  'Kilometres: 60,000',
  'Condition: Good (small marks)',
  'Service history and logbook: Yes, all of it',
  'Mechanical faults: None',
  'Accident repair: No',
  'Stolen, written off or hail: No',
  'Keys: Two or more',
  'Finance owing: No',
  'Estimate: $12,300 to $13,900',
  'Estimate valid until: 11am on Saturday 28 November',
];
const linesOf = (payload: object, form = 'trade-in') =>
  buildFieldSummary(makeOutboundLead({}, { lead: makeLead({ form, payload: { ...payload } }) }));

test('an enquiry with a valuation is summarised with all of it', () => {
  expect(linesOf({ userData: { name: 'Ada' }, valuation: told })).toEqual(
    expect.arrayContaining(['First name: Ada', 'Trade-in: 2023 Toyota Corolla SX, ABC123 (QLD)', ...LINES]),
  );
});

test('a valuation that was stored by itself is summarised the same, once', () => {
  const lines = linesOf({ column_name: 'valuation', ...told }, 'miscellaneous');
  expect(lines.slice(0, -2)).toEqual(['Vehicle to value: 2023 Toyota Corolla SX, ABC123 (QLD)', ...LINES]);
  expect(lines.filter((line) => line.includes('ABC123'))).toHaveLength(1);
});

test('without an estimate the team is to price it', () => {
  const lines = linesOf({ userData: {}, valuation: { ...told, estimate: null, valid_until: null } });
  expect(lines).toContain('Estimate: none, to be priced after an inspection');
  expect(lines.join('\n')).not.toContain('Estimate valid until');
});

test('an example says that it is one', () => {
  expect(linesOf({ userData: {}, valuation: { ...told, example: true } })).toContain(
    'Example estimate: $12,300 to $13,900',
  );
});

test('in ADF the trade-in is a vehicle of its own beside the one to buy', () => {
  const dealer = makeSiteFacts({ stock: { c1: makeCarFacts() } });
  const adfOfLead = (payload: object, form = 'trade-in') =>
    toAdf(
      makeOutboundLead(
        {},
        { dealer, lead: makeLead({ form, payload: { userData: {}, valuation: told, ...payload } }) },
      ),
    );
  const towards = adfOfLead({ car_id: 'c1' });
  readAdf(towards);
  expect(towards).toContain('<vehicle interest="buy" status="used">');
  expect(towards).toMatch(
    /<vehicle interest="trade-in" status="used">\n<year>2023<\/year>\n<make>Toyota<\/make>\n<model>Corolla<\/model>\n<trim>SX<\/trim>\n<bodystyle>Hatch<\/bodystyle>\n<odometer status="unknown" units="km">60000<\/odometer>\n<comments>2023 Toyota Corolla SX, ABC123 \(QLD\)<\/comments>/,
  );
  expect(towards.match(/<vehicle /g)).toHaveLength(2);
  const adjustmentAnswers = { ...GOOD_ANSWERS, vehicle: '2012 Holden Captiva' };
  const sale = adfOfLead({ valuation: { ...told, adjustmentAnswers } }, 'sell-your-car');
  const sold = readAdf(sale);
  expect(sale.match(/<vehicle .*>/g)).toEqual(['<vehicle interest="sell" status="used">']);
  expect(
    ['year', 'model', 'trim', 'bodystyle'].map((name) => sold.get(`prospect/vehicle@sell/${name}`)),
  ).toEqual(['', '', undefined, undefined]);
  expect([sold.get('prospect/vehicle@sell/make'), sold.get('prospect/vehicle@sell/comments')]).toEqual([
    '',
    '2012 Holden Captiva, ABC123 (QLD)',
  ]);
});

test('in ADF a trade-in whose badge and body nobody knows has no elements for them', () => {
  const valuation = { ...told, vehicle: { ...told.vehicle, badge: null, body: null } };
  const lead = makeLead({ form: 'trade-in', payload: { userData: {}, valuation } });
  const adf = readAdf(toAdf(makeOutboundLead({}, { lead })));
  expect([adf.get('prospect/vehicle@trade-in/year'), adf.get('prospect/vehicle@trade-in/model')]).toEqual([
    '2023',
    'Corolla',
  ]);
  expect([adf.has('prospect/vehicle@trade-in/trim'), adf.has('prospect/vehicle@trade-in/bodystyle')]).toEqual(
    [false, false],
  );
});

test('in ADF a saved valuation is a vehicle to trade in, and an accepted offer is about that of its enquiry', () => {
  const saved = makeLead({ form: 'miscellaneous', payload: told });
  const originalLead = makeLead({ form: 'sell-your-car', payload: { userData: {}, valuation: told } });
  const accepted = makeLead({ form: 'offer-accepted', payload: { lead_id: originalLead.id } });
  const vehiclesOf = (over: Parameters<typeof makeOutboundLead>[1]) =>
    toAdf(makeOutboundLead({}, over)).match(/<vehicle .*>/g);
  expect(vehiclesOf({ lead: saved })).toEqual(['<vehicle interest="trade-in" status="used">']);
  expect(vehiclesOf({ lead: accepted, originalLead })).toEqual(['<vehicle interest="sell" status="used">']);
});
