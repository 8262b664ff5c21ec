import { describe, expect, test } from 'vitest';
import lead from '#functions/lead.ts';
import payment from '#functions/payment.ts';
import type { SiteFacts } from '#published-site/site-facts.ts';
import { makeLeadBody } from '#tests/support/factories/make-lead-body.ts';
import { makeTestRuntime, type TestRuntime } from '#tests/support/factories/make-test-runtime.ts';
import { callFunction } from '#tests/support/servers/call-function.ts';
import { ANSWERS, reserveCar, STOCK } from './lead/reserve-car.ts';

const LINK: Partial<SiteFacts> = {
  stock: STOCK,
  payment: { kind: 'link', url: 'https://pay.example.com/?lead={lead_id}&car={car_id}&amount={amount}' },
};

function pay(runtime: TestRuntime, query: string, headers = {}) {
  return callFunction(payment, runtime, `/api/payment${query}`, { headers });
}

describe('the fee', () => {
  test('is paid where the dealer’s link leads, once the lead is stored', async () => {
    const runtime = await makeTestRuntime({ facts: LINK });
    const { json } = await reserveCar(runtime, 'free');
    expect(json).toMatchObject({ payment: true });
    const to = await pay(runtime, `?lead_id=${json?.lead_id}`);
    expect(to.status).toBe(303);
    expect(to.headers.get('location')).toBe(
      `https://pay.example.com/?lead=${json?.lead_id}&car=free&amount=500`,
    );
  });

  test('is paid from a page without scripts, whose address says whose lead it is', async () => {
    const runtime = await makeTestRuntime({ facts: LINK });
    const { json } = await reserveCar(runtime, 'free');
    const referer = `https://www.example.com.au/success/?lead_id=${json?.lead_id}`;
    expect((await pay(runtime, '', { referer })).status).toBe(303);
  });

  test('a form without scripts leads on to a page that says whose lead it is', async () => {
    const runtime = await makeTestRuntime({ facts: LINK });
    const { form, userData } = makeLeadBody({ form: 'reserve', userData: ANSWERS.reserve });
    const fields = new URLSearchParams({ ...(userData as Record<string, string>), form, car_id: 'free' });
    const answer = await callFunction(lead, runtime, '/api/lead', {
      body: fields.toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toMatch(/^\/success\/\?lead_id=[0-9a-f]{32}#sent-reserve$/);
  });
});
