/** Where a visitor is taken once a form has arrived. */
export const SUCCESS_PATH = '/success/';

/** Leads on to where the fee of a lead is paid, which the address of the page with the link names (functions/payment.ts). */
export const PAYMENT_PATH = '/api/payment';
