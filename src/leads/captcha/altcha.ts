import { createHmac } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import type { LeadStore } from '#leads/store/store.ts';
import { sha256 } from '#platform/sha256.ts';

/** `unknown`: the captcha could not be checked. The lead is recorded anyway: a captcha never loses one. */
export type CaptchaVerdict = 'passed' | 'failed' | 'unknown';

/** Tells people from programs. */
export interface CaptchaProvider {
  /** The challenge for the visitor's browser; null if none can be issued. */
  challenge(now: Date): Promise<object | null>;
  /** Checks a token: it must solve a challenge, and be new or belong to the same lead. */
  verify(token: string, leadId: string): Promise<CaptchaVerdict>;
}

/** Long enough to fill in a form: the challenge is solved in the background meanwhile. */
const CHALLENGE_LIFETIME_MS = 20 * 60_000;
/** Rounds per guess and the range of guesses: 0.2 to 0.6 s on a laptop, up to three times that on a phone. */
const ROUNDS = 1000;
const GUESSES = [200, 400] as const;

/** The parts of Altcha's payload that are read before its signature is verified. */
const tokenSchema = v.looseObject({
  challenge: v.looseObject({
    parameters: v.looseObject({
      algorithm: v.string(),
      nonce: v.string(),
      salt: v.string(),
      cost: v.number(),
      keyLength: v.number(),
      keyPrefix: v.string(),
      expiresAt: v.number(),
      data: v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()])),
    }),
    signature: v.string(),
  }),
  solution: v.looseObject({ counter: v.number(), derivedKey: v.string() }),
});

interface AltchaOptions {
  /** The dealer's slug: solutions are valid for one dealer. */
  readonly site: string;
  /** Signs challenges; undefined = not configured: there are no challenges, and verdicts are 'unknown'. */
  readonly secret: string | undefined;
  readonly store: Pick<LeadStore, 'claim'>;
}

/** A self-hosted proof of work: cheap for one visitor, expensive for a program that sends thousands. */
export function createAltchaProvider({ site, secret, store }: AltchaOptions): CaptchaProvider {
  if (!secret) return { challenge: () => Promise.resolve(null), verify: () => Promise.resolve('unknown') };
  return {
    challenge: (now) =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: ROUNDS,
        counter: randomInt(GUESSES[1], GUESSES[0]),
        data: { site },
        deriveKey,
        expiresAt: new Date(now.getTime() + CHALLENGE_LIFETIME_MS),
        ...deriveSecrets(secret),
      }),
    async verify(token, leadId) {
      const payload = parseToken(token);
      if (payload?.challenge.parameters.data.site !== site) return 'failed';
      // Nothing else of the token: its fields would be taken as options.
      const { challenge, solution } = payload;
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...deriveSecrets(secret) });
      if (!verified) return 'failed';
      // A solution is valid for one lead, whose attempts may bring it again.
      const owner = await store.claim({
        key: sha256(challenge.signature, 'hex'),
        owner: leadId,
        until: new Date(challenge.parameters.expiresAt * 1000),
      });
      return owner === leadId ? 'passed' : 'failed';
    },
  };
}

function deriveSecrets(secret: string) {
  return {
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: createHmac('sha256', secret).update('key').digest('hex'),
  };
}

function parseToken(token: string): v.InferOutput<typeof tokenSchema> | undefined {
  try {
    return v.parse(tokenSchema, JSON.parse(Buffer.from(token, 'base64').toString()));
  } catch {
    return undefined;
  }
}
