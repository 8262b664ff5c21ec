import STRINGS from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { FUNCTIONS } from '#functions/lib/functions.ts';
import { LOOPBACK } from '#host/start-host.ts';
import { makeLeadBody } from '#tests/support/factories/make-lead-body.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';
import { makeCarFacts, makeSiteFacts } from '#tests/support/factories/make-site-facts.ts';
import { GOOD_ANSWERS } from '#tests/support/factories/valuation-answers.ts';
import { factsFile, sharedHost } from '#tests/unit/host/fixture.ts';
import { IS_LONG_RUN, recordFigure } from './record-figure.ts';

const CALL_COUNT = IS_LONG_RUN ? 5000 : 120;
/** Part of all personal data sent; must not appear in the host's output. */
const CANARY = 'canary.ada@example.com 0412345678';
const RESPONSE_TIMEOUT_MS = 10_000;

/** A valid body for each address that accepts one; mutations of it are sent. */
const VALID_BODIES: Readonly<Record<string, object>> = {
  '/api/lead': makeLeadBody({ car_id: 'c1', userData: { message: CANARY } }),
  '/api/enquiry': makeLeadBody({
    form: 'contact',
    userData: { category: 'General Enquiry', message: CANARY },
  }),
  '/api/offer-accepted': {
    category: CANARY,
    subcategory: '3. Offer Accepted',
    lead_id: '0'.repeat(32),
    form_completed: true,
    offer_accepted: true,
  },
  '/api/phone-reveal': { car_id: 'c1', dealership_id: 'd1', website_id: 'example' },
  '/api/page-speed': { path: '/cars/c1/', lcp: 1200, inp: 80, cls: 0.01, website_id: 'example' },
  '/api/miscellaneous': { column_name: 'valuation', id: 'v1', answers: { words: CANARY, rego: ['ABC123'] } },
  '/api/rego': { rego: 'ABC123', regoState: 'qld' },
  '/api/valuation': { id: 'v1.v1', adjustmentAnswers: { ...GOOD_ANSWERS, vehicle: CANARY } },
};

interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

const naughty = fc.constantFrom(...STRINGS);
const anything = fc.oneof(
  naughty,
  naughty.map((text) => `${text} ${CANARY}`),
  fc.string({ unit: 'binary' }),
  fc.jsonValue({ depthSize: 'medium' }),
  fc.constantFrom(null, '', [], {}, -1, 1e308, '\u0000', '9'.repeat(5000), 'a'.repeat(40_000)),
  fc
    .integer({ min: 1, max: 60 })
    .map((depth) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as unknown),
);

/** The path of every value in a body, as keys. */
function listPaths(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [[...path, key], ...listPaths(part, [...path, key])]);
}

type Mutation =
  | { readonly place: readonly string[]; readonly with: unknown }
  | { readonly place: readonly string[]; readonly drop: true };

/** A body with one value changed, removed or added. */
function mutate(body: unknown, mutation: Mutation): unknown {
  const copy = structuredClone(body) as Record<string, unknown>;
  let at = copy;
  for (const key of mutation.place.slice(0, -1)) at = at[key] as Record<string, unknown>;
  const last = mutation.place.at(-1) ?? '';
  if ('drop' in mutation) delete at[last];
  else
    Object.defineProperty(at, last, {
      value: mutation.with,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  return copy;
}

function arbitraryBodies(valid: object): fc.Arbitrary<string> {
  const place = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...listPaths(valid)) },
    {
      weight: 1,
      arbitrary: fc.oneof(naughty, fc.constantFrom('__proto__', 'constructor', 'site')).map((key) => [key]),
    },
  );
  const json = fc.oneof(
    { weight: 6, arbitrary: fc.record({ place, with: anything }).map((mutation) => mutate(valid, mutation)) },
    { weight: 1, arbitrary: place.map((at) => mutate(valid, { place: at, drop: true })) },
    { weight: 1, arbitrary: anything },
  );
  const text = JSON.stringify(valid);
  return fc.oneof(
    { weight: 8, arbitrary: json.map((value) => JSON.stringify(value) ?? '') },
    { weight: 1, arbitrary: fc.nat(text.length).map((end) => text.slice(0, end)) },
    { weight: 1, arbitrary: naughty },
    {
      weight: 1,
      arbitrary: fc
        .dictionary(fc.string(), fc.string())
        .map((fields) => new URLSearchParams(fields).toString()),
    },
  );
}

const contentTypes = fc.oneof(
  { weight: 8, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'application/x-www-form-urlencoded',
      'text/plain',
      'multipart/form-data',
      'application/json; charset=utf-16',
      '',
    ),
  },
);

/** Invalid calls of an address, and a few valid ones. */
function arbitraryCalls(path: string): fc.Arbitrary<Call> {
  const query = fc
    .oneof(naughty, fc.string({ unit: 'binary' }))
    .map((text) => encodeURIComponent(text.toWellFormed()));
  const asked = fc
    .record({
      method: fc.constantFrom('GET', 'GET', 'HEAD', 'DELETE', 'PUT', 'OPTIONS'),
      name: fc.constantFrom('car_id', 'location', 'x'),
      query,
    })
    .map(({ method, name, query: value }) => ({ method, path: `${path}?${name}=${value}`, headers: {} }));
  const valid = VALID_BODIES[path];
  if (!valid) return asked;
  const posted = fc
    .record({ body: arbitraryBodies(valid), type: contentTypes })
    .map(({ body, type }) => ({ method: 'POST', path, headers: { 'content-type': type }, body }));
  return fc.oneof({ weight: 9, arbitrary: posted }, { weight: 1, arbitrary: asked });
}

describe('calls that are malformed', () => {
  const said = [vi.spyOn(process.stderr, 'write'), vi.spyOn(process.stdout, 'write')];
  const words = () => said.flatMap((spy) => spy.mock.calls.map(([text]) => String(text))).join('\n');

  const facts = makeSiteFacts({
    valuation: { provider: 'demo', variant: 'seven-years', save: true },
    stock: { c1: makeCarFacts() },
    locations: [makeLocation({ id: 'yard' })],
  });
  const host = sharedHost(
    { 'example/index.html': 'home', '.server/example.json': factsFile(facts) },
    { trustedProxies: LOOPBACK },
  );

  let callers = 0;
  async function send({ method, path, headers, body }: Call): Promise<number> {
    callers += 1;
    const site = `example.localhost:${host.port}`;
    const answer = host.ask(path, {
      method,
      host: site,
      headers: {
        origin: `http://${site}`,
        'x-forwarded-for': `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`,
        ...headers,
        ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
      },
      ...(body !== undefined && { body }),
    });
    const late = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('hangs')), RESPONSE_TIMEOUT_MS).unref();
    });
    return (await Promise.race([answer, late])).status;
  }

  test.each([...FUNCTIONS.keys()])(
    `of %s, ${CALL_COUNT} of them: each is answered, none breaks anything, nothing of it is in the log`,
    async (path) => {
      const counts = new Map<number, number>();
      await fc.assert(
        fc.asyncProperty(arbitraryCalls(path), async (call) => {
          const status = await send(call);
          counts.set(status, (counts.get(status) ?? 0) + 1);
          expect(status).toBeLessThan(500);
        }),
        { numRuns: CALL_COUNT },
      );
      expect(words()).not.toMatch(/canary|0412345678|ABC123/);
      const statuses = [...counts].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
      recordFigure(`${CALL_COUNT} malformed calls of ${path}`, statuses.join(', '));
    },
    3_600_000,
  );
});
