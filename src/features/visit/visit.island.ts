import { PHONE_CLICK } from '#domain/lead/events.ts';
import { logProblem } from '#features/track/log.ts';
import { track } from '#features/track/track.ts';
import { keep, readKept } from './kept.ts';
import { noteVisit } from './visit-notes.ts';

/**
 * In every page, and small: notes the visit, and fetches what forms need when somebody is about to use one. Where that
 * can't be fetched, links and forms work as they stand in the page.
 */
const forms = () => import('#features/forms/forms.island.ts');
const within = (event: Event, selector: string) =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;

noteVisit(location);

for (const kind of ['pointerover', 'focusin', 'touchstart']) {
  addEventListener(
    kind,
    (event) => {
      const form = within(event, 'form[data-lead]');
      if (form) forms().then(({ startForm }) => startForm(form as HTMLFormElement), plainly(form));
      else if (within(event, 'a[data-form]')) forms().catch(() => {});
    },
    { passive: true },
  );
}

addEventListener('click', (event) => {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = within(event, 'a[data-form]') as HTMLAnchorElement | null;
  const step = within(event, '.form__next, .form__back');
  // A hidden number is counted when it is shown.
  if (within(event, 'a[href^="tel:"]') && !within(event, '[data-reveal]')) track(PHONE_CLICK);
  if (link) {
    event.preventDefault();
    forms()
      .then(({ openForm }) => openForm(link))
      .catch(() => location.assign(link.href));
  }
  const form = step?.closest<HTMLFormElement>('form[data-lead]');
  if (form) {
    const by = step?.matches('.form__back') ? -1 : 1;
    forms().then(({ stepForm }) => stepForm(form, by), plainly(form));
  }
});

addEventListener('submit', (event) => {
  const form = within(event, 'form[data-lead]') as HTMLFormElement | null;
  if (!form) return;
  event.preventDefault();
  forms().then(
    ({ submitForm }) => submitForm(form),
    () => form.submit(),
  );
});

// Our own check tells all mistakes at once; the browser's would stumble over steps that are not in sight.
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-lead]')) form.noValidate = true;

/** All steps at once, checked by the browser: as without scripts. */
function plainly(form: HTMLElement) {
  return () => {
    form.classList.add('form--plain');
    (form as HTMLFormElement).noValidate = false;
  };
}

for (const details of document.querySelectorAll<HTMLDetailsElement>('details[data-reveal]')) {
  details.addEventListener('toggle', () => {
    import('#features/car-page/reveal-phone.ts')
      .then(({ revealed }) => revealed(details))
      .catch((error) => logProblem('The phone reveal could not be counted', error));
  });
}

// A lead that waits on this device is sent now; a device without one fetches nothing for it.
const kept = (await indexedDB?.databases?.().catch(() => [])) ?? [];
if (kept.some(({ name }) => name === `forecourt:${document.documentElement.dataset.site}`)) {
  forms()
    .then(({ sendWaiting }) => sendWaiting())
    .catch((error) => logProblem('What waits could not be sent', error));
}

if (document.querySelector('[data-no-phone]')) logProblem('There is no phone number for this car.');

// The page after a form says what happens next, once; later it is neutral again.
const sent = readKept('localStorage', 'success-category');
for (const words of document.querySelectorAll<HTMLElement>('[data-success]')) {
  words.hidden = words.dataset.success !== sent;
  keep('localStorage', 'success-category', undefined);
}
