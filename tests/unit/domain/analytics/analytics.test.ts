import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanAddress, isSecretAddress } from '#domain/analytics/clean-address.ts';
import { isAnalyticsAllowed, isChoiceDue, parseConsentChoice } from '#domain/analytics/consent.ts';
import { getEventNames } from '#domain/analytics/event-names.ts';
import { enqueue, markReceived, parseQueue, type QueuedEvent } from '#domain/analytics/queued-event.ts';
import {
  GOOGLE_SOURCES,
  listToolNames,
  META_SOURCES,
  type ToolKind,
  toOwnSources,
} from '#domain/analytics/tool.ts';

const YEAR_MS = 365 * 86_400_000;
const yes = { allowed: true, at: 0 };
const no = { allowed: false, at: 0 };

test.each([
  { mode: 'ask', choice: undefined, optedOut: false, allowed: false, due: true },
  { mode: 'ask', choice: yes, optedOut: false, allowed: true, due: false },
  { mode: 'ask', choice: no, optedOut: false, allowed: false, due: false },
  { mode: 'ask', choice: undefined, optedOut: true, allowed: false, due: false },
  { mode: 'ask', choice: yes, optedOut: true, allowed: true, due: false },
  { mode: 'notice', choice: undefined, optedOut: false, allowed: true, due: true },
  { mode: 'notice', choice: yes, optedOut: false, allowed: true, due: false },
  { mode: 'notice', choice: no, optedOut: false, allowed: false, due: false },
  { mode: 'notice', choice: undefined, optedOut: true, allowed: false, due: false },
] as const)(
  'with "$mode", the choice $choice and an opted-out browser ($optedOut), tools may load: $allowed, the question shows: $due',
  ({ allowed, due, ...state }) => {
    expect(isAnalyticsAllowed(state)).toBe(allowed);
    expect(isChoiceDue(state)).toBe(due);
  },
);

test.each([
  { stored: yes, now: YEAR_MS, read: yes },
  { stored: yes, now: YEAR_MS + 1, read: undefined },
  { stored: undefined, now: 0, read: undefined },
  { stored: null, now: 0, read: undefined },
  { stored: 'yes', now: 0, read: undefined },
  { stored: { allowed: 'true', at: 0 }, now: 0, read: undefined },
  { stored: { allowed: true, at: '0' }, now: 0, read: undefined },
  { stored: { allowed: true }, now: 0, read: undefined },
])('$stored reads as the choice $read after $now ms', ({ stored, now, read }) => {
  expect(parseConsentChoice(stored, now)).toEqual(read);
});

const site = 'https://plain.example.com.au';

test.each([
  ['/cars/a/', '/cars/a/'],
  ['/cars/a/#gallery', '/cars/a/'],
  ['/?utm_source=x&gclid=1&postcode=4870', '/?utm_source=x&gclid=1'],
  ['/contact/?email=ada@example.com', '/contact/'],
  ['/?gbraid=2&wbraid=3&dclid=4&fbclid=5&msclkid=6', '/?gbraid=2&wbraid=3&dclid=4&fbclid=5&msclkid=6'],
  ['/?my_gclid=1&gclid_of=2&utm_=3&utm_a-b=4', '/'],
])('of %j tools see %j', (address, seen) => expect(cleanAddress(site + address)).toBe(site + seen));

test('of what is no address tools see nothing', () => {
  expect(['', 'not an address'].map(cleanAddress)).toEqual(['', '']);
});

test.each([
  [`${site}/trade-in/offer/?offer=abc`, true],
  [`${site}/success/?lead_id=abc`, true],
  [`${site}/success/`, false],
  [`${site}/?utm_source=offer`, false],
  ['', false],
])('%j is secret: %j', (address, secret) => expect(isSecretAddress(address)).toBe(secret));

test.each([
  [14, 'generate_lead', 'Lead', 'Enquiry'],
  [15, 'generate_lead', 'Lead', 'Enquiry'],
  [17, 'generate_lead', 'Schedule', 'Test drive'],
  [18, 'trade_in_offer_accepted', 'TradeInOfferAccepted', 'Trade-in offer accepted'],
  [22, 'generate_lead', 'Lead', 'Enquiry'],
  [25, 'phone_click', 'Contact', 'Phone click'],
  [39, 'add_to_wishlist', 'AddToWishlist', 'Saved vehicle'],
  [48, 'generate_lead', 'Schedule', 'Test drive'],
  [51, 'careers_enquiry', 'SubmitApplication', 'Careers enquiry'],
  ['view', 'view_item', 'ViewContent', 'Vehicle view'],
  ['search', 'search', 'Search', 'Search'],
] as const)('%s is %s for Google, %s for Meta and %s for Plausible', (what, google, meta, plausible) => {
  const names = getEventNames(what);
  expect(names).toMatchObject({ google, meta, plausible });
  // Only an accepted trade-in offer is a custom event of Meta's.
  expect(names?.custom ?? false).toBe(what === 18);
});

test('an event that tools have no name for has none', () => expect(getEventNames(99)).toBeUndefined());

const PLAUSIBLE = { domain: 'plain.example.com.au', script: 'https://plausible.io/js/script.js' };
const own = (...scripts: string[]) => ({ scripts: scripts.map((script) => ({ script })) });

test.each([
  [{ tagManager: 'GTM-1', ...own() }, 'Google Tag Manager'],
  [{ ga4: 'G-1', ...own() }, 'Google Analytics'],
  [{ metaPixel: '1', ...own() }, 'the Meta Pixel'],
  [{ plausible: PLAUSIBLE, ...own() }, 'Plausible Analytics'],
  [own('https://a.example/x.js', 'https://a.example/y.js'), 'a.example'],
  [
    {
      tagManager: 'GTM-1',
      ga4: 'G-1',
      metaPixel: '1',
      plausible: PLAUSIBLE,
      ...own('https://a.example/x.js'),
    },
    'Google Tag Manager, Google Analytics, the Meta Pixel, Plausible Analytics and a.example',
  ],
])('of %j visitors read %s', (tools, names) => expect(listToolNames(tools)).toBe(names));

test('a script may call its own host and those that the dealer names, each once', () => {
  const origins = ['https://tool.example:8443', 'https://collect.example'];
  const sources = { script: origins, img: origins, connect: origins };
  const hosts = ['collect.example', 'collect.example'];
  expect(toOwnSources('https://tool.example:8443/a/b.js?c', hosts)).toEqual(sources);
  expect(toOwnSources('https://tool.example/b.js').script).toEqual(['https://tool.example']);
});

test('Google and Meta may load and call the hosts that they document, and no others', () => {
  expect(GOOGLE_SOURCES).toEqual({
    script: ['https://*.googletagmanager.com'],
    img: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
    connect: [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
      'https://www.google.com',
    ],
  });
  expect(META_SOURCES).toEqual({
    script: ['https://connect.facebook.net'],
    img: ['https://www.facebook.com'],
    connect: ['https://www.facebook.com'],
  });
});

const WEEK_MS = 7 * 86_400_000;
const TOOLS: readonly ToolKind[] = ['gtm', 'ga4', 'meta', 'plausible', 'scripts'];
const event = (id: string, over: Partial<QueuedEvent> = {}): QueuedEvent => ({
  id,
  at: 0,
  page: 'https://plain.example.com.au/',
  what: 22,
  pending: TOOLS,
  ...over,
});

test('in whatever order tools load, each receives each event once', () => {
  const turn = fc.tuple(fc.constantFrom(...TOOLS), fc.constantFrom('a', 'b', 'c'));
  fc.assert(
    fc.property(fc.array(turn, { maxLength: 60 }), (order) => {
      let queue = ['a', 'b', 'c'].map((id) => event(id));
      const received: string[] = [];
      for (const [tool, id] of order) {
        if (queue.some((waiting) => waiting.id === id && waiting.pending.includes(tool)))
          received.push(`${tool} ${id}`);
        queue = markReceived(queue, id, tool);
      }
      expect(new Set(received).size).toBe(received.length);
      const waiting = queue.flatMap(({ id, pending }) => pending.map((tool) => `${tool} ${id}`));
      expect([...received, ...waiting].toSorted()).toEqual(
        TOOLS.flatMap((tool) => ['a', 'b', 'c'].map((id) => `${tool} ${id}`)).toSorted(),
      );
    }),
  );
});

test('an event that every tool has received is gone', () => {
  const left = TOOLS.reduce<QueuedEvent[]>((queue, tool) => markReceived(queue, 'a', tool), [event('a')]);
  expect(left).toEqual([]);
});

test('the oldest of fifty events go first when a tool never loads', () => {
  const full = Array.from({ length: 50 }, (_, n) => event(String(n)));
  const queue = enqueue(full, event('new'));
  expect(queue).toHaveLength(50);
  expect([queue[0]?.id, queue.at(-1)?.id]).toEqual(['1', 'new']);
});

test.each([
  [undefined, ''],
  ['no list', ''],
  [
    [
      { ...event('a'), id: 7 },
      { ...event('b'), pending: 'ga4' },
      { ...event('c'), at: null },
    ],
    'c',
  ],
  [[null, 7, {}, { id: 'x' }], ''],
  [[event('old', { at: -WEEK_MS - 1 }), event('a', { at: -WEEK_MS })], 'a'],
])('of %j only what is valid and recent is left: %j', (stored, left) => {
  expect(
    parseQueue(stored, 0)
      .map(({ id }) => id)
      .join(),
  ).toBe(left);
});
