import type { OutboxMessage } from './message.ts';

/** The result of sending a message. */
export type SendResult =
  | {
      readonly kind: 'received';
      readonly lead_id: string;
      /** Whether a fee is to be paid (functions/payment.ts). */
      readonly payment: boolean;
      /** Whether the dealer checks it before it is delivered. */
      readonly held: boolean;
    }
  /** Never accepted as it is: the visitor must correct it. */
  | { readonly kind: 'refused'; readonly error: string; readonly fields: Readonly<Record<string, string>> }
  /** Not accepted now: the site has a problem, or a proxy answered in its place. */
  | { readonly kind: 'failed'; readonly error: string }
  /** No response: offline or too slow. It may have arrived. */
  | { readonly kind: 'unreachable' };

/** Shown if the answer has no message. The spelling is required (T-60). */
const UNEXPECTED_ERROR = 'An unexpected error occured';

const TIMEOUT_MS = 10_000;
/** Refusals that may not recur: too slow, too early, too many. */
const RETRYABLE_STATUSES = new Set([408, 425, 429]);

/** Sends a message once. `captcha` is not part of it: each attempt may bring another one, or none. Never throws. */
export async function sendLead({ path, body }: OutboxMessage, captcha?: string): Promise<SendResult> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, captcha }),
      keepalive: true,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return parseResponse(response.status, (await response.json().catch(() => undefined)) ?? {});
  } catch {
    return { kind: 'unreachable' };
  }
}

interface ResponseBody {
  readonly lead_id?: unknown;
  readonly payment?: unknown;
  readonly held?: unknown;
  readonly error?: unknown;
  readonly fields?: Readonly<Record<string, string>>;
}

/** Our refusals have an `error` (docs/reference/functions.md). One without is from a firewall or proxy, and temporary. */
function parseResponse(status: number, { lead_id, payment, held, error, fields }: ResponseBody): SendResult {
  if (status === 200 && typeof lead_id === 'string') {
    return { kind: 'received', lead_id, payment: payment === true, held: held === true };
  }
  if (typeof error !== 'string' || error === '') return { kind: 'failed', error: UNEXPECTED_ERROR };
  const final = status >= 400 && status < 500 && !RETRYABLE_STATUSES.has(status);
  return final ? { kind: 'refused', error, fields: fields ?? {} } : { kind: 'failed', error };
}
