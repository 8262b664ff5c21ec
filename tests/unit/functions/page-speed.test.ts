import { describe, expect, test } from 'vitest';
import pageSpeed from '#functions/page-speed.ts';
import { makeTestRuntime } from '#tests/support/factories/make-test-runtime.ts';
import { callFunction } from '#tests/support/servers/call-function.ts';

describe('the speed of a page view', () => {
  const view = {
    website_id: 'example',
    path: '/cars/2021-toyota-corolla-s1/',
    lcp: 1234.5,
    inp: 88,
    cls: 0.01,
  };

  async function send(body: object, facts = { fieldData: true }) {
    const runtime = await makeTestRuntime({ facts });
    const { status } = await callFunction(pageSpeed, runtime, '/api/page-speed', { body });
    const events = await runtime.leads.listTrackedEvents('example');
    return { status, details: events.map(({ details }) => details) };
  }

  test('is kept by the kind of the page, not by its address', async () => {
    const details = [{ page: 'car', lcp: 1235, inp: 88, cls: 0.01 }];
    expect(await send(view)).toEqual({ status: 202, details });
  });

  test('is kept without what a browser does not measure, and with a minute at most', async () => {
    const details = [{ page: 'search', lcp: 60_000 }];
    expect(await send({ path: '/search/', lcp: 4e6 })).toEqual({ status: 202, details });
  });

  test.each([
    ['another site', { website_id: 'other' }],
    ['no page', { path: undefined }],
    ['the page of another site', { path: 'https://elsewhere.example/' }],
    ['a time in words', { lcp: 'fast' }],
    ['a negative time', { inp: -1 }],
  ])('of %s: 422', async (_, over) => {
    expect(await send({ ...view, ...over })).toEqual({ status: 422, details: [] });
  });

  test('at a dealer that measures none: 404', async () => {
    expect(await send(view, { fieldData: false })).toEqual({ status: 404, details: [] });
  });
});
