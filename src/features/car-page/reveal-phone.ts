import { PHONE_CLICK } from '#domain/lead/events.ts';
import { logProblem } from '#features/track/log.ts';
import { track } from '#features/track/track.ts';

let sending = false;

/** A number was shown: the focus goes on to it, analytics and the site are told, one request at a time (spec 4, T-74). */
export function revealed(details: HTMLDetailsElement): void {
  details.querySelector('a')?.focus();
  track(PHONE_CLICK);
  if (sending) return;
  sending = true;
  tell(details).finally(() => {
    sending = false;
  });
}

/** Nobody waits for the answer, and an error is only logged (spec 8). */
async function tell({ dataset }: HTMLDetailsElement): Promise<void> {
  try {
    const { ok, status } = await fetch('/api/phone-reveal', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        car_id: dataset.car ?? null,
        dealership_id: dataset.dealership ?? null,
        website_id: document.documentElement.dataset.site,
      }),
      keepalive: true,
    });
    if (!ok) throw new Error(`answered ${status}`);
  } catch (error) {
    logProblem('The phone reveal could not be counted', error);
  }
}
