import { expect, test } from 'vitest';
import {
  getFormValues,
  getPayloadText,
  getStockName,
  getVehicleName,
  type OutboundLead,
} from '#leads/delivery/formats/outbound-lead.ts';
import { makeLead } from '#tests/support/factories/make-lead.ts';
import { makeCarFacts } from '#tests/support/factories/make-site-facts.ts';

const hilux = makeCarFacts({ model: 'HiLux' });
const dealer = { stock: { a: hilux } } as unknown as OutboundLead['dealer'];
const outbound = (payload: object, originalLead?: object): OutboundLead => ({
  lead: makeLead({ payload: { ...payload } }),
  originalLead: originalLead && makeLead({ payload: { ...originalLead } }),
  dealer,
});

test('texts and ticked boxes of a form are its values, and nothing else is', () => {
  const userData = { firstName: 'Ada', finance: true, tradeIn: false, nested: {}, count: 1, nothing: null };
  expect(getFormValues(makeLead({ payload: { userData } }))).toEqual({
    firstName: 'Ada',
    finance: true,
    tradeIn: false,
  });
});

test.each([[undefined], [null], ['text'], [1]])('a form whose values are %j has none', (userData) => {
  expect(getFormValues(makeLead({ payload: { userData } }))).toEqual({});
});

test('a text of the payload is empty where there is none, or something else', () => {
  const lead = makeLead({ payload: { url: '/a/', count: 1 } });
  expect(['url', 'count', 'gone'].map((name) => getPayloadText(lead, name))).toEqual(['/a/', '', '']);
});

test.each([
  { what: 'in stock', of: outbound({ car_id: 'a', car_name: 'Old name' }), name: '2021 Toyota HiLux' },
  {
    what: 'no longer in stock',
    of: outbound({ car_id: 'b', car_name: '2019 Kia Rio' }),
    name: '2019 Kia Rio',
  },
  {
    what: 'of the enquiry before',
    of: outbound({ car_id: 'b' }, { car_id: 'a' }),
    name: '2021 Toyota HiLux',
  },
  {
    what: 'of the enquiry before, no longer in stock',
    of: outbound({ car_name: 'Mine' }, { car_id: 'b', car_name: '2019 Kia Rio' }),
    name: '2019 Kia Rio',
  },
  { what: 'that there is not', of: outbound({}), name: '' },
  { what: 'with the id of a built-in property', of: outbound({ car_id: 'toString' }), name: '' },
])('a vehicle $what is named "$name"', ({ of, name }) => expect(getVehicleName(of)).toBe(name));

test.each([
  ['a', '2021 Toyota HiLux'],
  ['b', ''],
  ['constructor', ''],
])('in stock, %s is "%s"', (id, name) => expect(getStockName(dealer, id)).toBe(name));
