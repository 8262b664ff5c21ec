/** The script of every page, named after this file: fetched by visit-loader.ts when there is something to do. */
import { PHONE_CLICK } from '#domain/lead/events.ts';
import { logProblem } from '#features/track/log.ts';
import { track } from '#features/track/track.ts';
import { keep, readKept } from './kept.ts';

const forms = () => import('#features/forms/forms.island.ts');

/** What visit-loader.ts hears clicked: a link to a form, a form's Next or Back, a phone number. */
export async function clicked(target: HTMLElement): Promise<void> {
  const form = target.closest<HTMLFormElement>('form[data-lead]');
  if (target.dataset.form !== undefined) await (await forms()).openForm(target as HTMLAnchorElement);
  else if (form) await stepOrPlain(form, target.matches('.form__back') ? -1 : 1);
  else await phoneClicked(target);
}

/** A form's button was pressed. Rejects where what sends can't be had: the browser then sends the form itself. */
export async function submitted(form: HTMLFormElement): Promise<void> {
  await (await forms()).submitForm(form);
}

/** What an element becomes late, by its `data-late`. */
const LATE = {
  map: async (element) => (await import('#features/map/mount-map.island.tsx')).mountMap(element),
  carousel: async (element) => (await import('#components/carousel.ts')).startCarousel(element),
} as const satisfies Record<string, (element: HTMLElement) => Promise<unknown>>;

/** The visitor has come to an element that seen-loader.ts watched: it becomes what its `data-late` says. */
export async function seen(element: HTMLElement): Promise<void> {
  const start = LATE[element.dataset.late as keyof typeof LATE];
  await start(element);
}

/** What the dealer shows over its pages (popup-loader.ts). */
export async function popup(): Promise<void> {
  await (await import('#features/popup/show-popup.island.ts')).showPopup();
}

/** A hidden number counts when it is shown, any other when it is called (spec 4). */
async function phoneClicked(target: HTMLElement): Promise<void> {
  const hidden = target.closest<HTMLDetailsElement>('[data-reveal]');
  if (!hidden) track(PHONE_CLICK);
  else if (target.matches('summary')) (await import('#features/car-page/reveal-phone.ts')).revealed(hidden);
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

if (document.querySelector('[data-no-phone]')) logProblem('There is no phone number for this car.');

// What waits on this device is sent now.
const kept = (await indexedDB?.databases?.().catch(() => [])) ?? [];
if (kept.some(({ name }) => name === `forecourt:${document.documentElement.dataset.site}`)) {
  import('#features/forms/outgoing.island.ts').then(({ sendWaiting }) => sendWaiting());
}
