import { readIslandProps } from '#browser/island-props.ts';
import { logWarning } from '#browser/log.ts';
import { readFormValues } from '#features/forms/form-dom.ts';
import { buildSuccessPath } from '#features/forms/success/success-paths.ts';
import { buildLead } from './build-lead.island.ts';
import { describeUnsent, NOT_KEPT_TEXT, QUEUED_TEXT } from './describe-unsent.ts';
import { flushOutbox, sendMessage } from './outbox.island.ts';
import type { FormSubmission } from './send-form.ts';

/*
 * Sends the form of a page while its component is not there, because its scripts could not be loaded. Offline, the browser
 * would submit the form to an error page of its own, and what was typed would be lost. It comes with the page: offline it is
 * too late to load it. The component's own button never submits the form.
 */

/** Replaces an island by a message for the visitor. Returns what changes it, or brings the island back. */
function showNotice(island: HTMLElement) {
  const notice = document.createElement('p');
  notice.className = 'form__news';
  notice.setAttribute('role', 'status');
  island.replaceWith(notice);
  // The form may have reached far below the screen.
  notice.tabIndex = -1;
  notice.focus();
  return {
    // Later than the element: screen readers ignore text that is there from the start.
    say: (text: string) => setTimeout(() => notice.replaceChildren(text)),
    restore: () => notice.after(island),
  };
}

async function send(element: HTMLFormElement, island: HTMLElement): Promise<void> {
  const car_id = new URLSearchParams(location.search).get('car_id');
  const values = { ...(car_id && { car_id }), ...readFormValues(element) };
  const key = crypto.randomUUID();
  const { form, car } = readIslandProps(island) as unknown as Pick<FormSubmission, 'form' | 'car'>;
  const result = await sendMessage(buildLead({ form, car, values, key, previousBody: undefined }));
  if (result.kind === 'received') return location.assign(buildSuccessPath(result));
  // The site answers a plain form with the form and its mistakes.
  if (result.kind === 'refused') return element.submit();
  const unsent = describeUnsent(result);
  const { say, restore } = showNotice(island);
  say(unsent.kind === 'queued' ? QUEUED_TEXT : unsent.texts.join('. '));
  addEventListener('online', () =>
    flushOutbox((text, isSent) => {
      say(text);
      if (!isSent) restore();
    }),
  );
}

/** Whether a press is still being answered: a second one sends nothing. */
let isSending = false;

addEventListener('submit', async (event) => {
  const element = event.target as HTMLFormElement;
  const island = element.closest<HTMLElement>('astro-island');
  if (!island || element.dataset.lead === undefined) return;
  event.preventDefault();
  if (isSending) return;
  isSending = true;
  try {
    await send(element, island);
  } catch (error) {
    logWarning('Form: failed to send. Online, the browser submits the form itself.', error);
    if (navigator.onLine) element.submit();
    else {
      const { say, restore } = showNotice(island);
      restore();
      say(NOT_KEPT_TEXT);
    }
  }
  isSending = false;
});
