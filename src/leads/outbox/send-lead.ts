import type { OutboxMessage } from './message.ts';

/** What became of a message that was sent. */
export type SendResult =
  | {
      readonly kind: 'received';
      readonly lead_id: string;
      /** Whether there is something to pay for it (functions/payment.ts). */
      readonly payment: boolean;
    }
  /** It will never be taken as it is: the visitor mends it. */
  | { readonly kind: 'refused'; readonly error: string; readonly fields: Readonly<Record<string, string>> }
  /** The site could not take it now, or was not asked: another answered in its place. */
  | { readonly kind: 'failed'; readonly error: string }
  /** Nothing came back: no line, or none in time. It may have arrived. */
  | { readonly kind: 'unreachable' };

/** When the site answers with no text of its own. */
const UNEXPECTED_ERROR = 'An unexpected error occured';

const TIMEOUT_MS = 10_000;
/** Refusals that a later try may not meet: too slow, too early, too many. */
const RETRYABLE_STATUSES = new Set([408, 425, 429]);

/** Sends a message once. `captcha` is not part of it: another try brings another one, or none. Never throws. */
export async function sendLead({ path, body }: OutboxMessage, captcha?: string): Promise<SendResult> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(captcha === undefined ? body : { ...body, captcha }),
      keepalive: true,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return parseResponse(response.status, await response.json().catch(() => ({})));
  } catch {
    return { kind: 'unreachable' };
  }
}

interface ResponseBody {
  readonly lead_id?: unknown;
  readonly payment?: unknown;
  readonly error?: unknown;
  readonly fields?: Readonly<Record<string, string>>;
}

/** A refusal gives its reason (docs/reference/functions.md): without one it is somebody else's, such as a firewall's, and may pass. */
function parseResponse(status: number, { lead_id, payment, error, fields }: ResponseBody): SendResult {
  if (status === 200 && typeof lead_id === 'string') {
    return { kind: 'received', lead_id, payment: payment === true };
  }
  if (typeof error !== 'string' || error === '') return { kind: 'failed', error: UNEXPECTED_ERROR };
  const final = status >= 400 && status < 500 && !RETRYABLE_STATUSES.has(status);
  return final ? { kind: 'refused', error, fields: fields ?? {} } : { kind: 'failed', error };
}
