import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAltchaProvider } from '#leads/captcha/altcha.ts';
import type { Claim } from '#leads/store/store.ts';
import { openEmptyStore } from '#tests/support/factories/make-accept-context.ts';

const SECRET = 'a secret of sixteen characters or more';
const ISSUED = new Date('2026-11-21T00:00:00Z');
const EXPIRES = new Date('2026-11-21T00:20:00Z');
const [LEAD, OTHER_LEAD] = ['1'.repeat(32), '2'.repeat(32)];

/** A challenge that the site `example` issued at ISSUED, and its solution. */
const PARAMETERS = {
  algorithm: 'PBKDF2/SHA-256',
  cost: 1000,
  data: { site: 'example' },
  expiresAt: EXPIRES.getTime() / 1000,
  keyLength: 32,
  keyPrefix: '69064082683336a47f5c2e973e21eb5d',
  keySignature: '439e7c95f234025dbab535fb8b86af9c4d44c88d1fde555dae1443a7319ff9e4',
  nonce: 'cd3185b2992e16819250d7352001cd5f',
  salt: '5059935cb27f14a1b76f72705148da8b',
};
const SIGNATURE = 'd4209e8afe62c93a32eb5c210cd8fce5105712f827985f17c3b89fc554baf05b';
const SOLUTION = {
  counter: 347,
  derivedKey: '69064082683336a47f5c2e973e21eb5deb57a2d62ad9a24802a28545c6934def',
  time: 241.7,
};

interface Over {
  readonly parameters?: object;
  readonly challenge?: object;
  readonly solution?: object;
  readonly payload?: object;
}

const encode = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');

/** The token of a browser that solved the challenge, with changes. */
function makeToken({ parameters, challenge, solution, payload }: Over = {}): string {
  return encode({
    challenge: { parameters: { ...PARAMETERS, ...parameters }, signature: SIGNATURE, ...challenge },
    solution: { ...SOLUTION, ...solution },
    ...payload,
  });
}

/** A provider whose solutions nobody has claimed. */
function makeProvider(over: Partial<Parameters<typeof createAltchaProvider>[0]> = {}) {
  const store = { claim: ({ owner }: Claim) => Promise.resolve(owner) };
  return createAltchaProvider({ site: 'example', secret: SECRET, store, ...over });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: ISSUED });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a challenge', () => {
  test('names its dealer and its end, is solved in 200 to 400 guesses, and its solution passes', async () => {
    const provider = makeProvider();
    const challenge = (await provider.challenge(ISSUED)) as Parameters<typeof solveChallenge>[0]['challenge'];
    const hex = (length: number) => expect.stringMatching(new RegExp(`^[0-9a-f]{${length}}$`));
    expect(challenge).toEqual({
      parameters: { ...PARAMETERS, keyPrefix: hex(32), keySignature: hex(64), nonce: hex(32), salt: hex(32) },
      signature: hex(64),
    });
    const solution = await solveChallenge({ challenge, deriveKey });
    expect(solution?.counter).toBeGreaterThanOrEqual(200);
    expect(solution?.counter).toBeLessThanOrEqual(400);
    expect(await provider.verify(encode({ challenge, solution }), LEAD)).toBe('passed');
  });

  test('is never the same twice', async () => {
    const provider = makeProvider();
    expect(await provider.challenge(ISSUED)).not.toEqual(await provider.challenge(ISSUED));
  });
});

test.each([undefined, ''])(
  'with the secret %j there are no challenges, and no token is judged',
  async (secret) => {
    const provider = makeProvider({ secret });
    expect(await provider.challenge(ISSUED)).toBeNull();
    expect(await provider.verify(makeToken(), LEAD)).toBe('unknown');
    expect(await provider.verify('x', LEAD)).toBe('unknown');
  },
);

describe('a solution', () => {
  test('from before an upgrade of the site passes', async () => {
    expect(await makeProvider().verify(makeToken(), LEAD)).toBe('passed');
  });

  test('passes for every attempt of its lead, and for no other lead', async () => {
    const provider = makeProvider({ store: await openEmptyStore() });
    expect(await provider.verify(makeToken(), LEAD)).toBe('passed');
    expect(await provider.verify(makeToken(), OTHER_LEAD)).toBe('failed');
    expect(await provider.verify(makeToken(), LEAD)).toBe('passed');
  });

  test('that is wrong is not claimed: the lead with the right one can still use it', async () => {
    const provider = makeProvider({ store: await openEmptyStore() });
    const wrong = makeToken({ solution: { derivedKey: 'ab'.repeat(32) } });
    expect(await provider.verify(wrong, OTHER_LEAD)).toBe('failed');
    expect(await provider.verify(makeToken(), LEAD)).toBe('passed');
  });

  test('is claimed by a hash of its signature until it expires', async () => {
    const claims: Claim[] = [];
    const store = {
      claim(claim: Claim) {
        claims.push(claim);
        return Promise.resolve(claim.owner);
      },
    };
    await makeProvider({ store }).verify(makeToken(), LEAD);
    expect(claims).toEqual([{ key: expect.stringMatching(/^[0-9a-f]{64}$/), owner: LEAD, until: EXPIRES }]);
    expect(claims[0]?.key).not.toBe(SIGNATURE);
  });

  test('is not judged while the store fails', async () => {
    const store = { claim: () => Promise.reject(new Error('disk full')) };
    await expect(makeProvider({ store }).verify(makeToken(), LEAD)).rejects.toThrow('disk full');
  });

  test.each([
    ['at its last moment passes', EXPIRES, 'passed'],
    ['a millisecond later fails', new Date(EXPIRES.getTime() + 1), 'failed'],
  ])('%s', async (_, now, verdict) => {
    vi.setSystemTime(now);
    expect(await makeProvider().verify(makeToken(), LEAD)).toBe(verdict);
  });

  test.each([
    ['another dealer of the host', { site: 'other' }],
    ['a host with another secret', { secret: `${SECRET}!` }],
  ])('fails at %s', async (_, over) => {
    expect(await makeProvider(over).verify(makeToken(), LEAD)).toBe('failed');
  });
});

describe('fails:', () => {
  const without = (name: string) => ({ [name]: undefined });
  test.each<[string, Over]>([
    ...Object.keys(PARAMETERS).map((name): [string, Over] => [
      `a challenge without ${name}`,
      { parameters: without(name) },
    ]),
    ['another algorithm', { parameters: { algorithm: 'SHA-256' } }],
    ['a smaller cost', { parameters: { cost: 1 } }],
    ['a cost as text', { parameters: { cost: '1000' } }],
    ['a later end', { parameters: { expiresAt: PARAMETERS.expiresAt + 1 } }],
    ['no end', { parameters: { expiresAt: 0 } }],
    ['a shorter key', { parameters: { keyLength: 16 } }],
    ['a shorter prefix', { parameters: { keyPrefix: '69' } }],
    ['more data', { parameters: { data: { site: 'example', more: 1 } } }],
    ['data that are no record', { parameters: { data: 'example' } }],
    ['another parameter', { parameters: { memoryCost: 1 } }],
    ['parameters that are no record', { challenge: { parameters: [] } }],
    ['no signature', { challenge: without('signature') }],
    ['an empty signature', { challenge: { signature: '' } }],
    ['an upper-case signature', { challenge: { signature: SIGNATURE.toUpperCase() } }],
    ['a longer signature', { challenge: { signature: `${SIGNATURE}0` } }],
    ['no challenge', { payload: without('challenge') }],
    ['no solution', { payload: without('solution') }],
    ['no counter', { solution: without('counter') }],
    ['a counter below 0', { solution: { counter: -1 } }],
    ['a counter as text', { solution: { counter: '347' } }],
    ['no key', { solution: without('derivedKey') }],
    ['an empty key', { solution: { derivedKey: '' } }],
    ['only the prefix of the key', { solution: { derivedKey: PARAMETERS.keyPrefix } }],
  ])('%s', async (_, over) => expect(await makeProvider().verify(makeToken(over), LEAD)).toBe('failed'));

  test.each<readonly [string, string]>([
    ['nothing', ''],
    ['a word', 'x'],
    ['what is not base64', '%%%'],
    ...[null, 1, 'text', [], {}].map((value) => [JSON.stringify(value), encode(value)] as const),
    ['the start of a token', makeToken().slice(0, -8)],
  ])('%s in place of a token', async (_, token) => {
    expect(await makeProvider().verify(token, LEAD)).toBe('failed');
  });

  test('one changed character of the nonce, the salt, a key or a signature', async () => {
    const provider = makeProvider();
    const places = (['nonce', 'salt', 'keyPrefix', 'keySignature'] as const).map(
      (name) => [PARAMETERS[name], (text: string): Over => ({ parameters: { [name]: text } })] as const,
    );
    const fields = fc.constantFrom(
      ...places,
      [SIGNATURE, (signature: string): Over => ({ challenge: { signature } })] as const,
      [SOLUTION.derivedKey, (derivedKey: string): Over => ({ solution: { derivedKey } })] as const,
    );
    await fc.assert(
      fc.asyncProperty(
        fields,
        fc.nat(63),
        fc.constantFrom(...'0123456789abcdefg'),
        async ([text, change], n, other) => {
          const at = n % text.length;
          fc.pre(text[at] !== other);
          const changed = text.slice(0, at) + other + text.slice(at + 1);
          expect(await provider.verify(makeToken(change(changed)), LEAD)).toBe('failed');
        },
      ),
    );
  });
});

test.each([
  { hmacAlgorithm: 'none' },
  { hmacAlgorithm: 'SHA-512' },
  { counterMode: 'none' },
  { hmacSignatureSecret: '' },
])('a token cannot set options of the check: %j changes nothing', async (payload) => {
  const provider = makeProvider();
  expect(await provider.verify(makeToken({ payload }), LEAD)).toBe('passed');
  const forged = makeToken({ payload, challenge: { signature: '0'.repeat(64) } });
  expect(await provider.verify(forged, LEAD)).toBe('failed');
});
