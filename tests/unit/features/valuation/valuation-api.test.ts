import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  NO_CONNECTION_TEXT,
  requestValuation,
  requestVehicle,
  saveValuation,
  ValuationApiError,
} from '#features/valuation/valuation-api.ts';
import { makeValuation } from '#tests/support/factories/make-valuation.ts';
import { GOOD_ANSWERS } from '#tests/support/factories/valuation-answers.ts';

const PLATE = { rego: 'ABC123', regoState: 'qld' };
const send = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  send.mockReset();
  vi.stubGlobal('fetch', send);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** What was sent: the path, and the body as JSON. */
function findSent() {
  const [path, init] = send.mock.lastCall ?? [];
  expect(init).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } });
  return { path, body: JSON.parse(String(init?.body)) };
}

test('a vehicle is looked up by its registration', async () => {
  send.mockResolvedValue(Response.json({ id: 'l1', vehicle: null }));
  expect(await requestVehicle(PLATE)).toEqual({ id: 'l1', vehicle: null });
  expect(findSent()).toEqual({ path: '/api/rego', body: PLATE });
});

test('it is valued by the id of its look-up', async () => {
  const valuation = makeValuation();
  send.mockResolvedValue(Response.json(valuation));
  expect(await requestValuation('l1', GOOD_ANSWERS)).toEqual(valuation);
  expect(findSent()).toEqual({ path: '/api/valuation', body: { id: 'l1', adjustmentAnswers: GOOD_ANSWERS } });
});

test.each([
  [
    'names the fields',
    422,
    '{"error":"Please check.","fields":{"rego":"No."}}',
    'Please check.',
    { rego: 'No.' },
  ],
  ['says why', 503, '{"error":"Not now."}', 'Not now.', {}],
  ['says nothing', 500, '<h1>Error</h1>', NO_CONNECTION_TEXT, {}],
])('a site that refuses and %s', async (_, status, body, message, fields) => {
  send.mockResolvedValue(new Response(body, { status }));
  const error = await requestVehicle(PLATE).catch((problem: unknown) => problem);
  expect(error).toBeInstanceOf(ValuationApiError);
  expect(error).toMatchObject({ message, fields });
});

test('a site that is out of reach', async () => {
  send.mockRejectedValue(new TypeError('Load failed'));
  await expect(requestVehicle(PLATE)).rejects.toThrow(new ValuationApiError(NO_CONNECTION_TEXT));
});

test('an answer that is not JSON has nothing in it', async () => {
  send.mockResolvedValue(new Response('OK'));
  expect(await requestVehicle(PLATE)).toEqual({});
});

test('a valuation is recorded, and the answer logged (T-71)', async () => {
  const log = vi.spyOn(console, 'info').mockReturnValue();
  send.mockResolvedValue(Response.json({ message: 'Saved.' }));
  const valuation = makeValuation();
  await saveValuation(valuation);
  expect(findSent()).toEqual({
    path: '/api/miscellaneous',
    body: { ...valuation, column_name: 'valuation' },
  });
  expect(log).toHaveBeenCalledExactlyOnceWith('Saved.');
});

test('a valuation that was not recorded is only logged', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  send.mockRejectedValue(new TypeError('Load failed'));
  await saveValuation(makeValuation());
  expect(log).toHaveBeenCalledExactlyOnceWith('Failed to save valuation data', expect.any(ValuationApiError));
});
