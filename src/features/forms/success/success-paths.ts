import type { SendResult } from '#leads/outbox/send-lead.ts';

/** The page after a form was received. */
export const SUCCESS_PATH = '/success/';

/** The page after a lead was received; its address names a lead with a fee to pay. */
export function buildSuccessPath(result: Extract<SendResult, { kind: 'received' }>): string {
  return result.payment ? `${SUCCESS_PATH}?lead_id=${result.lead_id}` : SUCCESS_PATH;
}

/** Redirects to the payment of a lead's fee. The address of the page with the link names the lead (functions/payment.ts). */
export const PAYMENT_PATH = '/api/payment';
