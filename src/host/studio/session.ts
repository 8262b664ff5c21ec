import { createHmac } from 'node:crypto';
import { isEqualTimingSafe } from '#platform/webhooks/signature.ts';

/** A working day. Drafts outlive it. */
const MAX_AGE_MS = 12 * 3_600_000;

/** An editor of one dealer. */
export interface Session {
  readonly dealer: string;
  readonly who: string;
}

/** Signs that somebody may edit a dealer until tonight. `secret`: the operator's token, so that all hosts agree. */
export function signSession({ dealer, who }: Session, secret: string, now: Date): string {
  const claim = Buffer.from(JSON.stringify([dealer, who, now.getTime() + MAX_AGE_MS])).toString('base64url');
  return `${claim}.${sign(claim, secret)}`;
}

/** The session that a token stands for; undefined if it is none of ours, or is over. */
export function readSession(token: string, secret: string, now: Date): Session | undefined {
  const [claim = '', signature = ''] = token.split('.');
  if (!isEqualTimingSafe(sign(claim, secret), signature)) return undefined;
  const [dealer, who, end]: [string, string, number] = JSON.parse(Buffer.from(claim, 'base64url').toString());
  return end > now.getTime() ? { dealer, who } : undefined;
}

function sign(claim: string, secret: string): string {
  return createHmac('sha256', secret).update(`studio ${claim}`).digest('base64url');
}
