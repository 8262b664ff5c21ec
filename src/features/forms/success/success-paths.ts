/** The page after a form was received. */
export const SUCCESS_PATH = '/success/';

/** Redirects to the payment of a lead's fee. The address of the page with the link names the lead (functions/payment.ts). */
export const PAYMENT_PATH = '/api/payment';
