import { readKept } from '#features/visit/kept.ts';
import type { FormName } from '#leads/forms/forms.ts';
import { offerAppointments } from './appointments.ts';
import { tellOfCar } from './car-news.ts';
import { carOfLink } from './car-of-link.ts';
import { dealerForm } from './dealer-forms.ts';
import { forgetDetails } from './details.ts';
import { formDialog } from './form-dialog.ts';
import { controlOf, nameOf } from './form-parts.ts';
import { goStep, isLastStep, liveForm } from './live-form.ts';

// Kept apart: what sends, and the outbox, are fetched when somebody is about to.
const sender = () => import('./send-form.island.ts');

/** Dialogs by form and subject: what was written stays when one is closed and opened again. */
const dialogs = new Map<string, HTMLDialogElement>();

/** Opens the form of a link in a dialog. */
export async function openForm(link: HTMLAnchorElement): Promise<void> {
  const { form: name, location: place, title } = link.dataset;
  const car = carOfLink(link);
  const key = [name, car?.id, place].join('|');
  let dialog = dialogs.get(key);
  if (!dialog) {
    const form = await dealerForm(name as FormName);
    const values = {
      ...(car && { car_id: car.id }),
      ...(car?.dealership_id && { car_dealership_id: car.dealership_id }),
      ...(car?.dealership_slug && { dealership_slug: car.dealership_slug }),
      ...(place !== undefined && { location_id: place }),
    };
    dialog = await formDialog({ form, title: title ?? form.title, car, values });
    dialogs.set(key, dialog);
    dialog.addEventListener('close', () => link.focus());
  }
  if (dialog.open) return;
  document.body.append(dialog);
  dialog.showModal();
  const form = dialog.querySelector('form');
  if (form) {
    liveForm(form, car);
    startForm(form);
  }
}

/** Somebody is about to fill in a form. */
export function startForm(form: HTMLFormElement): void {
  if (form.dataset.started !== undefined) return;
  form.dataset.started = '';
  const about = form.closest<HTMLElement>('section[data-car]');
  liveForm(form, about ? carOfLink(about) : undefined);
  offerForgetting(form);
  digitsOnly(controlOf(form, 'postcode'));
  // A form is never held up by it; a page that offers a car keeps itself in step with the stock.
  if (!form.closest('[data-live]')) tellOfCar(form).catch(Boolean);
  // Fetched now, so that sending works even when the line has gone by then.
  Promise.all([sender(), import('#leads/forms/check-form.ts')]).catch(Boolean);
  if (nameOf(form) === 'test-drive') {
    const today = new Date().toLocaleDateString('sv-SE');
    offerAppointments(form, today);
  }
}

/** A postcode takes no other characters (spec 5). */
function digitsOnly(field: ReturnType<typeof controlOf>): void {
  field?.addEventListener('input', () => {
    const digits = field.value.replaceAll(/\D/g, '');
    if (digits !== field.value) field.value = digits;
  });
}

/** A button, where something is remembered, to forget it, and all that waits to be sent. */
function offerForgetting(form: HTMLFormElement): void {
  if (readKept('localStorage', 'details') === undefined) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'btn btn--quiet btn--sm form__forget';
  button.textContent = 'Clear my details';
  button.addEventListener('click', async () => {
    forgetDetails(form);
    const { outbox } = await import('./outgoing.island.ts');
    await (await outbox()).clear();
    button.remove();
    controlOf(form, 'name')?.focus();
  });
  controlOf(form, 'name')?.closest('.form__grid')?.before(button);
}

export async function stepForm(form: HTMLFormElement, by: 1 | -1): Promise<void> {
  startForm(form);
  await goStep(form, by, new Date());
}

export async function submitForm(form: HTMLFormElement): Promise<void> {
  startForm(form);
  if (isLastStep(form)) await (await sender()).submitForm(form);
  else await goStep(form, 1, new Date());
}
