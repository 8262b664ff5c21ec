import * as v from 'valibot';
import { signToken, verifyToken } from '#platform/signed-token.ts';

/** A working day. Drafts outlive it. */
const MAX_AGE_MS = 12 * 3_600_000;

/** What a session belongs to. */
interface SessionScope {
  readonly dealer: string;
  /** The operator's token, so that all hosts agree. */
  readonly secret: string;
  readonly now: Date;
}

const claimSchema = v.object({ who: v.string(), end: v.number() });
const toKey = ({ dealer, secret }: SessionScope) => ({ secret, site: dealer, purpose: 'studio' }) as const;

/** Signs that somebody may edit a dealer until tonight. */
export function signSession(who: string, scope: SessionScope): string {
  return signToken({ who, end: scope.now.getTime() + MAX_AGE_MS }, toKey(scope));
}

/** Who a token of a dealer stands for; undefined if it is none of ours, or is over. */
export function readSession(token: string, scope: SessionScope): string | undefined {
  const claim = verifyToken(token, claimSchema, toKey(scope));
  return claim && claim.end > scope.now.getTime() ? claim.who : undefined;
}
