import { logWarning } from '#browser/log.ts';

let isSending = false;

/**
 * Reports to the site that a number was revealed, one request at a time. Nothing waits for the response, and errors are
 * only logged.
 */
export async function reportPhoneReveal(car: string, dealership: string | null): Promise<void> {
  if (isSending) return;
  isSending = true;
  try {
    const { ok, status } = await fetch('/api/phone-reveal', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        car_id: car,
        dealership_id: dealership,
        website_id: document.documentElement.dataset.site,
      }),
      keepalive: true,
    });
    if (!ok) throw new Error(`answered ${status}`);
  } catch (error) {
    logWarning('The phone reveal could not be counted', error);
  } finally {
    isSending = false;
  }
}
