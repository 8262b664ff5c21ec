import { describe, expect, test } from 'vitest';
import pageSpeed from '#functions/page-speed.ts';
import phoneReveal from '#functions/phone-reveal.ts';
import type { SiteFacts } from '#published-site/site-facts.ts';
import { makeCarFacts } from '#tests/support/factories/make-site-facts.ts';
import { makeTestRuntime } from '#tests/support/factories/make-test-runtime.ts';
import { callFunction } from '#tests/support/servers/call-function.ts';

/** The status of an event that a page reports, and all that is stored then. */
async function send(report: typeof pageSpeed, body: object, facts: Partial<SiteFacts>) {
  const runtime = await makeTestRuntime({ facts });
  const { status } = await callFunction(report, runtime, '/api/', { body });
  return { status, events: await runtime.leads.listTrackedEvents('example') };
}

const EVENT = { site: 'example', at: '2026-11-21T00:00:00.000Z' };

describe('a revealed phone number', () => {
  const reveal = { car_id: 'c1', dealership_id: null, website_id: 'example' };
  const facts = { stock: { c1: makeCarFacts() } };

  test('is counted without personal data', async () => {
    const events = [{ ...EVENT, kind: 'phone-reveal', details: { car_id: 'c1', dealership_id: null } }];
    expect(await send(phoneReveal, reveal, facts)).toEqual({ status: 202, events });
  });

  test.each([
    ['another site', { website_id: 'other' }],
    ['no site', { website_id: undefined }],
    ['a car that is no text', { car_id: 7 }],
    ['no car', { car_id: undefined }],
    ['a car that is not in stock', { car_id: 'c404' }],
    ['a car with the name of a property', { car_id: 'toString' }],
  ])('of %s: 422', async (_, over) => {
    expect(await send(phoneReveal, { ...reveal, ...over }, facts)).toEqual({ status: 422, events: [] });
  });
});

describe('the speed of a page view', () => {
  const path = '/cars/2021-toyota-corolla-s1/';
  const view = { website_id: 'example', path, lcp: 1234.5, inp: 88, cls: 0.01 };
  const facts = { fieldData: true };

  test.each([
    ['the kind of the page, not by its address', view, { page: 'car', lcp: 1235, inp: 88, cls: 0.01 }],
    [
      'what a browser measures, with a minute at most',
      { path: '/search/', lcp: 4e6 },
      { page: 'search', lcp: 60_000 },
    ],
  ])('is kept by %s', async (_, body, details) => {
    const events = [{ ...EVENT, kind: 'page-speed', details }];
    expect(await send(pageSpeed, body, facts)).toEqual({ status: 202, events });
  });

  test.each([
    ['another site', { website_id: 'other' }],
    ['no page', { path: undefined }],
    ['the page of another site', { path: 'https://elsewhere.example/' }],
    ['a time in words', { lcp: 'fast' }],
    ['a negative time', { inp: -1 }],
  ])('of %s: 422', async (_, over) => {
    expect(await send(pageSpeed, { ...view, ...over }, facts)).toEqual({ status: 422, events: [] });
  });

  test('at a dealer that measures none: 404', async () => {
    expect(await send(pageSpeed, view, { fieldData: false })).toEqual({ status: 404, events: [] });
  });
});
