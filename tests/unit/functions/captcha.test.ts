import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, test } from 'vitest';
import captcha from '#functions/captcha.ts';
import { makeFormConfig } from '#tests/support/factories/make-form-config.ts';
import { makeLeadBody } from '#tests/support/factories/make-lead-body.ts';
import { makeSiteFacts } from '#tests/support/factories/make-site-facts.ts';
import { makeTestRuntime, type TestRuntime } from '#tests/support/factories/make-test-runtime.ts';
import { callFunction, findLead, sendLead } from '#tests/support/servers/call-function.ts';

const ASKS = { facts: { forms: makeFormConfig({ captcha: true }) } };
const contact = (over: object = {}) =>
  makeLeadBody({ form: 'contact', userData: { category: 'General Enquiry' }, ...over });

/** Does what a visitor's browser does, with Altcha's own solver. */
async function solve(runtime: TestRuntime): Promise<{ challenge: Challenge; solution: object }> {
  const { json } = await callFunction(captcha, runtime, '/api/captcha');
  const challenge = json as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return { challenge, solution: solution ?? {} };
}

type Challenge = Parameters<typeof solveChallenge>[0]['challenge'];

const token = (payload: object) => Buffer.from(JSON.stringify(payload)).toString('base64');

/** What becomes of the lead that an answer is about. */
async function stateOf(runtime: TestRuntime, answer: Awaited<ReturnType<typeof sendLead>>) {
  const lead = await findLead(runtime, answer);
  return [answer.status, lead?.handling, lead?.payload.verification];
}

// Altcha looks at the clock itself.
const makeWorldNow = async (over: Parameters<typeof makeTestRuntime>[0] = ASKS) => {
  const runtime = await makeTestRuntime(over);
  runtime.time = new Date();
  return runtime;
};

describe('the general enquiry', () => {
  test('with a solved captcha is delivered; another attempt is the same lead', async () => {
    const runtime = await makeWorldNow();
    const body = contact({ captcha: token(await solve(runtime)) });
    const answer = await sendLead(runtime, body);
    expect(await stateOf(runtime, answer)).toEqual([200, 'deliver', undefined]);
    expect((await sendLead(runtime, body)).json).toEqual(answer.json);
  });

  test('that was filled in wrongly at first may bring the same solution again', async () => {
    const runtime = await makeWorldNow();
    const solved = token(await solve(runtime));
    expect((await sendLead(runtime, makeLeadBody({ form: 'contact', captcha: solved }))).status).toBe(422);
    expect((await sendLead(runtime, contact({ captcha: solved }))).status).toBe(200);
  });

  test('without a solution is delivered as unverified: a script may have been blocked', async () => {
    const runtime = await makeWorldNow();
    for (const none of [undefined, null, '']) {
      const answer = await sendLead(runtime, contact({ captcha: none }));
      expect(await stateOf(runtime, answer)).toEqual([200, 'deliver', 'unverified']);
    }
  });

  test('is delivered as unverified if no secret is configured, and no task is set', async () => {
    const runtime = await makeWorldNow({ ...ASKS, captchaSecret: undefined });
    const answer = await sendLead(runtime, contact({ captcha: 'anything' }));
    expect(await stateOf(runtime, answer)).toEqual([200, 'deliver', 'unverified']);
    expect((await callFunction(captcha, runtime, '/api/captcha')).status).toBe(503);
  });

  test('without a solution has its own rate limit: the sixth in ten minutes is refused, verified ones are not', async () => {
    const runtime = await makeWorldNow();
    for (let sent = 0; sent < 5; sent += 1) expect((await sendLead(runtime, contact())).status).toBe(200);
    expect((await sendLead(runtime, contact())).status).toBe(429);
    expect((await sendLead(runtime, contact({ captcha: token(await solve(runtime)) }))).status).toBe(200);
    expect((await sendLead(runtime, makeLeadBody())).status).toBe(200);
  });

  test('without a solution is held if the dealer says so, and the answer says that it is', async () => {
    const { leads } = makeSiteFacts();
    const runtime = await makeWorldNow({ facts: { ...ASKS.facts, leads: { ...leads, unverified: 'hold' } } });
    const answer = await sendLead(runtime, contact());
    expect(answer.json).toMatchObject({ held: true });
    expect((await findLead(runtime, answer))?.handling).toBe('held');
  });
});

test('a dealer without a captcha has no tasks, and its general enquiries are delivered', async () => {
  const runtime = await makeWorldNow({});
  expect((await callFunction(captcha, runtime, '/api/captcha')).status).toBe(404);
  expect(await stateOf(runtime, await sendLead(runtime, contact()))).toEqual([200, 'deliver', undefined]);
});
