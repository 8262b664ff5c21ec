/** The script of every page, named after this file: fetched by visit-loader.ts when there is something to do. */
import { logProblem } from '#features/track/log.ts';
import { keep, readKept } from './kept.ts';

const forms = () => import('#features/forms/forms.island.ts');

/** What visit-loader.ts hears clicked: a link to a form, a form's Next or Back. */
export async function clicked(target: HTMLElement): Promise<void> {
  const form = target.closest<HTMLFormElement>('form[data-lead]');
  if (target.dataset.form !== undefined) await (await forms()).openForm(target as HTMLAnchorElement);
  else if (form) await stepOrPlain(form, target.matches('.form__back') ? -1 : 1);
}

/** A form's button was pressed. Rejects where what sends can't be had: the browser then sends the form itself. */
export async function submitted(form: HTMLFormElement): Promise<void> {
  await (await forms()).submitForm(form);
}

/** Without its script a form shows all steps at once and is checked by the browser. */
async function stepOrPlain(form: HTMLFormElement, by: 1 | -1): Promise<void> {
  try {
    await (await forms()).stepForm(form, by);
  } catch (error) {
    logProblem('The form goes on without steps', error);
    form.classList.add('form--plain');
    form.noValidate = false;
  }
}

/** Where it can't be fetched, the form's next button says so. */
function start(form: HTMLFormElement | null | undefined): void {
  if (form) forms().then(({ startForm }) => startForm(form), Boolean);
}

const LEAD_FORM = 'form[data-lead]';
addEventListener('focusin', ({ target }) => {
  if (target instanceof Element) start(target.closest<HTMLFormElement>(LEAD_FORM));
});
// Who came before this script, has been here before, or followed a link that fills something in.
start(document.activeElement?.closest<HTMLFormElement>(LEAD_FORM));
if (readKept('localStorage', 'details') !== undefined || location.search !== '')
  start(document.querySelector<HTMLFormElement>(LEAD_FORM));

// The page after a form says what happens next, once; later it is neutral again.
const sent = readKept('localStorage', 'success-category');
for (const words of document.querySelectorAll<HTMLElement>('[data-success]')) {
  words.hidden = words.dataset.success !== sent;
  keep('localStorage', 'success-category', undefined);
}

const pay = document.querySelector<HTMLElement>('[data-pay]');
if (pay) pay.hidden = !new URLSearchParams(location.search).has('lead_id');

// What waits on this device is sent now.
const kept = (await indexedDB?.databases?.().catch(() => [])) ?? [];
if (kept.some(({ name }) => name === `forecourt:${document.documentElement.dataset.site}`)) {
  import('#features/forms/outgoing.island.ts').then(({ sendWaiting }) => sendWaiting());
}
