import { describe, expect, test } from 'vitest';
import type { AdjustmentAnswers } from '#domain/valuation/valuation.ts';
import miscellaneous from '#functions/miscellaneous.ts';
import rego from '#functions/rego.ts';
import valuation from '#functions/valuation.ts';
import { makeLeadBody } from '#tests/support/factories/make-lead-body.ts';
import { makeTestRuntime, type TestRuntime } from '#tests/support/factories/make-test-runtime.ts';
import { findRegoOfAge, GOOD_ANSWERS, UNKNOWN_REGO } from '#tests/support/factories/valuation-answers.ts';
import { callFunction, findLead, findOnlyLead, sendLead } from '#tests/support/servers/call-function.ts';

const ONLINE = { provider: 'demo', variant: 'seven-years', save: true } as const;
/** The runtime's clock. */
const YEAR = 2026;

const online = (over: Partial<typeof ONLINE> | object = {}) =>
  makeTestRuntime({ facts: { valuation: { ...ONLINE, ...over } } });
const lookUp = (runtime: TestRuntime, body: object, ip?: string) =>
  callFunction(rego, runtime, '/api/rego', { body, ...(ip && { ip }) });
const value = (runtime: TestRuntime, id: unknown, adjustmentAnswers: object) =>
  callFunction(valuation, runtime, '/api/valuation', { body: { id, adjustmentAnswers } });

/** The valuation of a vehicle of that age with these answers. */
async function valued(runtime: TestRuntime, age: number, answers: Partial<AdjustmentAnswers> = {}) {
  const { json } = await lookUp(runtime, { rego: findRegoOfAge(age, YEAR), regoState: 'qld' });
  return (await value(runtime, json?.id, { ...GOOD_ANSWERS, ...answers })).json ?? {};
}

describe('POST /api/rego', () => {
  test('takes rego and regoState, and answers with the vehicle under an id', async () => {
    const { status, json } = await lookUp(await online(), { rego: ' abc-123 ', regoState: 'qld' });
    expect(status).toBe(200);
    expect(json).toEqual({
      id: expect.stringMatching(/^[\w-]+\.[\w-]+$/),
      vehicle: {
        year: expect.any(Number),
        make: expect.any(String),
        model: expect.any(String),
        badge: expect.any(String),
        body: expect.any(String),
      },
    });
  });

  test.each([
    ['rego', { rego: '', regoState: 'qld' }],
    ['rego', { rego: 'ABCDEFGHIJ', regoState: 'qld' }],
    ['rego', { rego: '<b>', regoState: 'qld' }],
    ['rego', { regoState: 'qld' }],
    ['regoState', { rego: 'ABC123', regoState: 'QLD' }],
    ['regoState', { rego: 'ABC123' }],
  ])('with a wrong %s: 422 that names it', async (field, body) => {
    const { status, json } = await lookUp(await online(), body);
    expect([status, Object.keys(Object(json?.fields))]).toEqual([422, [field]]);
  });

  test.each([[false] as const, [{ provider: 'team', variant: 'seven-years', save: false }] as const])(
    'is not there for a dealer with valuation %o: 404',
    async (config) => {
      const runtime = await makeTestRuntime({ facts: { valuation: config } });
      expect((await lookUp(runtime, { rego: 'ABC123', regoState: 'qld' })).status).toBe(404);
    },
  );

  test('without a secret to seal with: 503, and the operator learns why', async () => {
    const runtime = await makeTestRuntime({ facts: { valuation: ONLINE }, captchaSecret: undefined });
    expect((await lookUp(runtime, { rego: 'ABC123', regoState: 'qld' })).status).toBe(503);
    expect(runtime.lines).toEqual([
      'valuation: example: needs the environment variable CAPTCHA_SECRET, which is not set',
    ]);
  });
});

describe('POST /api/valuation', () => {
  test('answers id and adjustmentAnswers with an estimate that holds for 7 days', async () => {
    const runtime = await online();
    expect(await valued(runtime, 3)).toEqual({
      id: expect.any(String),
      rego: findRegoOfAge(3, YEAR),
      regoState: 'qld',
      vehicle: expect.objectContaining({ year: YEAR - 3 }),
      adjustmentAnswers: GOOD_ANSWERS,
      estimate: { low: expect.any(Number), high: expect.any(Number) },
      valid_until: '2026-11-28T00:00:00.000Z',
      example: true,
    });
  });

  test('a vehicle that was not found is the one that the visitor names, and the team prices it', async () => {
    const runtime = await online();
    const { json } = await lookUp(runtime, { rego: UNKNOWN_REGO, regoState: 'nsw' });
    expect((await value(runtime, json?.id, GOOD_ANSWERS)).status).toBe(422);
    expect(
      (await value(runtime, json?.id, { ...GOOD_ANSWERS, vehicle: '2012 Holden Captiva' })).json,
    ).toMatchObject({
      rego: UNKNOWN_REGO,
      regoState: 'nsw',
      vehicle: null,
      adjustmentAnswers: { vehicle: '2012 Holden Captiva' },
      estimate: null,
    });
  });

  test.each(['x', 'e30.e30', ''])('an id that is none of ours (%j): 422', async (id) => {
    expect((await value(await online(), id, GOOD_ANSWERS)).status).toBe(422);
  });

  test.each([{ km: -1 }, { km: 1.5 }, { km: '84000' }, { condition: 'splendid' }, { keys: undefined }])(
    'a wrong answer (%o): 422 that names it',
    async (answer) => {
      const runtime = await online();
      const { json } = await lookUp(runtime, { rego: 'ABC123', regoState: 'qld' });
      const answered = await value(runtime, json?.id, { ...GOOD_ANSWERS, ...answer });
      expect([answered.status, Object.keys(Object(answered.json?.fields))]).toEqual([
        422,
        [`adjustmentAnswers.${Object.keys(answer)[0]}`],
      ]);
    },
  );
});

test('a lead with a valuation holds the valuation as this site made it', async () => {
  const runtime = await online();
  const { id, ...told } = await valued(runtime, 3);
  const body = makeLeadBody({ form: 'trade-in', userData: { valuation: String(id) } });
  const kept = await findLead(runtime, await sendLead(runtime, body));
  expect(kept?.payload.valuation).toEqual(told);
  expect(JSON.stringify(kept)).not.toContain(String(id));
});

describe('the result of a valuation', () => {
  const save = (runtime: TestRuntime, body: object) =>
    callFunction(miscellaneous, runtime, '/api/miscellaneous', { body });
  const resultOf = async (runtime: TestRuntime) => ({
    ...(await valued(runtime, 3)),
    column_name: 'valuation',
  });

  test('is stored once, as it was sent, to be passed on', async () => {
    const runtime = await online();
    const result = await resultOf(runtime);
    for (const body of [result, { ...result, estimate: { low: 1, high: 2 } }]) {
      expect(await save(runtime, body)).toMatchObject({ status: 200, json: { message: 'Valuation saved' } });
    }
    const stored = await findOnlyLead(runtime);
    expect(new Set(runtime.dispatched)).toEqual(new Set([stored?.id]));
    const { id: _, ...told } = result as typeof result & { id: string };
    expect(stored).toMatchObject({ form: 'miscellaneous', payload: told });
  });

  test.each([false, true])('is for dealers that want it only: 404 (valuation off: %s)', async (off) => {
    const runtime = await online();
    const result = await resultOf(runtime);
    const other = await makeTestRuntime({ facts: { valuation: off ? false : { ...ONLINE, save: false } } });
    expect((await save(other, result)).status).toBe(404);
  });

  test.each([
    ['column_name', { column_name: 'price' }],
    ['id', { id: 'v1' }],
    ['id', { id: undefined }],
  ])('with a wrong %s: 422 that names it', async (field, over) => {
    const runtime = await online();
    const { status, json } = await save(runtime, { ...(await resultOf(runtime)), ...over });
    expect([status, Object.keys(Object(json?.fields))]).toEqual([422, [field]]);
  });
});
