import STRINGS from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };
import fc from 'fast-check';
import { FUNCTIONS } from '#functions/lib/functions.ts';
import { type HostileRequest, NAMED_REQUESTS } from './named-requests.ts';
import type { Part } from './raw-exchange.ts';

/** What is damaged: ordinary requests of every address, and those that are hostile as they are. */
const WHOLE_REQUESTS = [
  ...['/', '/cars/?q=1', '/old', '/stock/x', '/.netlify/images?url=/a.jpg&w=20', ...FUNCTIONS.keys()].map(
    (target) => `GET ${target} HTTP/1.1\r\nHost: example.localhost\r\nRange: bytes=0-5\r\n\r\n`,
  ),
  ...NAMED_REQUESTS.flatMap(({ parts: [text, ...more] }) =>
    typeof text === 'string' && more.length === 0 ? [text] : [],
  ),
];

const share = fc.double({ min: 0, max: 1, noNaN: true });
const bytes = fc.oneof(
  fc.constantFrom('\r\n', '\r', '\n', '\0', ':', ' ', '%', '..', 'HTTP/1.1', '\r\n\r\n'),
  fc.constantFrom(...STRINGS).map((text) => Buffer.from(text).toString('latin1')),
  fc.uint8Array({ maxLength: 60 }).map((array) => Buffer.from(array).toString('latin1')),
);

/** A request with some bytes changed, removed or added. */
const damaged = fc
  .tuple(
    fc.constantFrom(...WHOLE_REQUESTS),
    fc.array(fc.record({ at: share, drop: fc.nat(6), put: bytes }), { maxLength: 4 }),
  )
  .map(([text, damages]) =>
    damages.reduce((now, { at, drop, put }) => {
      const index = Math.floor(at * now.length);
      return now.slice(0, index) + put + now.slice(index + drop);
    }, text),
  );

/** The beginning of one and the end of another. */
const spliced = fc
  .tuple(damaged, damaged, share)
  .map(([one, other, at]) => one.slice(0, at * one.length) + other.slice(at * other.length));

/** One that comes in parts, or ends early. */
const interrupted = fc.tuple(damaged, fc.array(share, { minLength: 1, maxLength: 5 })).map(([text, cuts]) => {
  const places = [0, ...cuts.map((cut) => Math.floor(cut * text.length)).sort((a, b) => a - b)];
  return places.flatMap((place, n): Part[] => [text.slice(place, places[n + 1] ?? place), { pauseMs: 2 }]);
});

const KINDS: Readonly<Record<string, fc.Arbitrary<string | Part[]>>> = {
  damaged,
  spliced,
  interrupted,
  noise: bytes,
};

/** Random requests of every kind, the same for a seed. */
export function listRandomRequests(count: number, seed: number): HostileRequest[] {
  const kinds = Object.entries(KINDS).map(([name, kind]) =>
    kind.map((made) => ({ name, parts: typeof made === 'string' ? [made] : made })),
  );
  return fc.sample(fc.oneof(...kinds), { numRuns: count, seed });
}
