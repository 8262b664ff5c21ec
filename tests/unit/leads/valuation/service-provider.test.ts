import type { IncomingHttpHeaders } from 'node:http';
import { json } from 'node:stream/consumers';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { vehicleSchema } from '#domain/valuation/valuation.ts';
import rego from '#functions/rego.ts';
import valuation from '#functions/valuation.ts';
import { createSafePost } from '#leads/http/safe-post.ts';
import { createServiceProvider } from '#leads/valuation/service-provider.ts';
import { makeTestRuntime } from '#tests/support/factories/make-test-runtime.ts';
import { GOOD_ANSWERS } from '#tests/support/factories/valuation-answers.ts';
import { answerRequests } from '#tests/support/servers/answer-requests.ts';
import { callFunction } from '#tests/support/servers/call-function.ts';

const NOW = new Date('2026-11-21T00:00:00Z');
const plate = { rego: 'ABC123', regoState: 'qld' } as const;
const vehicle = { year: 2022, make: 'Toyota', model: 'Corolla', badge: 'SX', body: null };

interface Asked {
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

/** A valuation service at the other end of a real line, that answers each question with what is given. */
async function serviceAnswering(status: number, answer: unknown) {
  const asked: Asked[] = [];
  const address = await answerRequests(async (request, response) => {
    asked.push({ path: request.url, headers: request.headers, body: await json(request) });
    response.writeHead(status).end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  });
  const url = new URL(`${address}/v1/`);
  const post = createSafePost(new Set(['127.0.0.1']));
  return { asked, url, provider: createServiceProvider({ url, token: 'token', post }) };
}

describe('looking up', () => {
  test('a vehicle with names that are too long is found, its names cut', async () => {
    const badge = 'SR5 (4x4) 2.8L Turbo Diesel Double Cab Pick-Up 6 Speed Automatic';
    const { provider } = await serviceAnswering(200, { ...vehicle, badge, id: 's1' });
    const found = await provider.lookUp(plate, NOW);
    expect(found?.vehicle.badge).toBe(badge.slice(0, 60));
    expect(v.is(vehicleSchema, found?.vehicle)).toBe(true);
  });

  test('asks rego and regoState with the token, and gives the vehicle under the service’s own id', async () => {
    const { provider, asked } = await serviceAnswering(200, { ...vehicle, id: 's1', colour: 'red' });
    expect(await provider.lookUp(plate, NOW)).toEqual({ ref: 's1', vehicle });
    expect(asked).toMatchObject([
      {
        path: '/v1/rego',
        body: plate,
        headers: {
          authorization: 'Bearer token',
          accept: 'application/json',
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Forecourt',
        },
      },
    ]);
  });

  test('a vehicle without a badge or body has none, and the longest id is kept', async () => {
    const id = 'x'.repeat(500);
    const { provider } = await serviceAnswering(200, { year: 2022, make: 'Toyota', model: 'Corolla', id });
    expect(await provider.lookUp(plate, NOW)).toEqual({ ref: id, vehicle: { ...vehicle, badge: null } });
    expect(provider.example).toBe(false);
  });

  test('404: it is not known', async () => {
    expect(await (await serviceAnswering(404, {})).provider.lookUp(plate, NOW)).toBeUndefined();
  });

  test.each([
    [500, {}, 'answered 500 to rego'],
    [401, {}, 'answered 401 to rego'],
    [201, { ...vehicle, id: 's1' }, 'answered 201 to rego'],
    [200, 'what?', 'answered rego with something else'],
    [200, null, 'answered rego with something else'],
    [200, { id: 's1', make: 'Toyota' }, 'answered rego with something else'],
    [200, { ...vehicle, year: 'old', id: 's1' }, 'answered rego with something else'],
    [200, { ...vehicle, id: '' }, 'answered rego with something else'],
    [200, { ...vehicle, id: 'x'.repeat(501) }, 'answered rego with something else'],
  ])('%i %j is a failure with a reason for the log', async (status, answer, reason) => {
    const { provider } = await serviceAnswering(status, answer);
    await expect(provider.lookUp(plate, NOW)).rejects.toThrow(new Error(`the valuation service ${reason}`));
  });
});

describe('an estimate', () => {
  const found = { ref: 's1', vehicle };

  test('is asked by the service’s id and the answers', async () => {
    const { provider, asked } = await serviceAnswering(200, { low: 20_000, high: 22_000 });
    expect(await provider.estimate(found, GOOD_ANSWERS, NOW)).toEqual({ low: 20_000, high: 22_000 });
    expect(asked).toMatchObject([
      { path: '/v1/valuation', body: { id: 's1', adjustmentAnswers: GOOD_ANSWERS } },
    ]);
  });

  test('404: it has none', async () => {
    expect(
      await (await serviceAnswering(404, {})).provider.estimate(found, GOOD_ANSWERS, NOW),
    ).toBeUndefined();
  });

  test.each([
    { low: 0, high: 5 },
    { low: 9, high: 5 },
    { low: '1', high: 2 },
    { low: 1.5, high: 2 },
  ])('%j is none', async (answer) => {
    const { provider } = await serviceAnswering(200, answer);
    await expect(provider.estimate(found, GOOD_ANSWERS, NOW)).rejects.toThrow(
      new Error('the valuation service answered valuation with something else'),
    );
  });

  test('is a failure if the service has one', async () => {
    const { provider } = await serviceAnswering(503, {});
    await expect(provider.estimate(found, GOOD_ANSWERS, NOW)).rejects.toThrow(
      new Error('the valuation service answered 503 to valuation'),
    );
  });
});

describe('in the functions', () => {
  /** A dealer whose service is there, or where nobody answers. */
  const worldOf = (url: URL, env: Readonly<Record<string, string>>) =>
    makeTestRuntime({
      facts: {
        valuation: {
          provider: { url: url.href, tokenEnv: 'EXAMPLE_TOKEN' },
          variant: 'seven-years',
          save: false,
        },
      },
      env,
    });
  const env = { EXAMPLE_TOKEN: 'token', LEADS_PRIVATE_HOSTS: '127.0.0.1' };

  test('a look-up that fails is a 503 fit to show, and one line for the operator', async () => {
    const runtime = await worldOf((await serviceAnswering(500, {})).url, env);
    const { status, json } = await callFunction(rego, runtime, '/api/rego', { body: plate });
    expect([status, json?.error]).toEqual([
      503,
      "We can't value vehicles online right now. Please use the form on this page.",
    ]);
    expect(runtime.lines).toEqual(['valuation: example: the valuation service answered 500 to rego']);
  });

  test('an address of a private network is not called, unless the operator lets it be', async () => {
    const { url, asked } = await serviceAnswering(200, { ...vehicle, id: 's1' });
    const runtime = await worldOf(url, { EXAMPLE_TOKEN: 'token' });
    expect((await callFunction(rego, runtime, '/api/rego', { body: plate })).status).toBe(503);
    expect(asked).toEqual([]);
  });

  test('an estimate that fails: the team prices the car, the log says why', async () => {
    const { url } = await serviceAnswering(200, { ...vehicle, id: 's1' });
    const runtime = await worldOf(url, env);
    const { json } = await callFunction(rego, runtime, '/api/rego', { body: plate });
    const body = { id: json?.id, adjustmentAnswers: GOOD_ANSWERS };
    const answer = await callFunction(valuation, runtime, '/api/valuation', { body });
    expect([answer.status, answer.json?.estimate, answer.json?.example]).toEqual([200, null, false]);
    expect(runtime.lines).toEqual([
      'valuation: example: the valuation service answered valuation with something else',
    ]);
  });
});
