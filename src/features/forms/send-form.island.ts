import { filedAs } from '#domain/lead/category.ts';
import { enquiryEvent } from '#domain/lead/events.ts';
import { keep } from '#features/visit/kept.ts';
import { visitNotes } from '#features/visit/visit-notes.ts';
import type { LeadBody } from '#leads/browser/lead-body.ts';
import type { Unsent } from '#leads/browser/outbox.ts';
import { FORMS, type FormName } from '#leads/forms/forms.ts';
import { busy, isBusy } from './busy.ts';
import { keepDetails } from './details.ts';
import { clearErrors, showFieldErrors } from './form-errors.ts';
import { SUCCESS_PATH } from './form-pages.ts';
import { nameOf, valuesOf } from './form-parts.ts';
import { checked, goStep, isLastStep, type LiveForm, liveForm, showStepOf } from './live-form.ts';
import { lacksProof, post, showUnsent } from './outgoing.island.ts';
import { solveProof } from './proof.ts';

/** A form's button was pressed: a step on, or, on the last one, the lead is sent (spec 4 Lead submission). */
export async function submitForm(form: HTMLFormElement): Promise<void> {
  const live = liveForm(form);
  if (isBusy(form)) return;
  if (!isLastStep(form)) {
    await goStep(form, 1, new Date());
    return;
  }
  busy(form, true);
  let leaving = false;
  try {
    leaving = await send(form, live);
  } finally {
    // Whoever is on the way to the next page cannot send the same once more.
    if (!leaving) busy(form, false);
  }
}

/**
 * Whether the lead has arrived and the next page is on its way. A proof grows old and is worth one lead: when the site
 * won't have it, another is made and sent at once.
 */
async function send(form: HTMLFormElement, live: LiveForm): Promise<boolean> {
  const result = await checked(form, new Date());
  if (result?.ok === false) {
    const [first = ''] = Object.keys(result.fields);
    showStepOf(form, first);
    showFieldErrors(form, result.fields);
    return false;
  }
  clearErrors(form);
  const unsent = unsentOf(form, live);
  let answer = await post(unsent, live.proof);
  if (lacksProof(answer)) {
    live.proof = solveProof();
    answer = await post(unsent, live.proof);
  }
  if (answer.kind === 'received' || answer.kind === 'unreachable') keepDetails(valuesOf(form));
  if (answer.kind === 'received') {
    if (live.car) keep('localStorage', 'car-context', { id: live.car.id, name: live.car.title });
    location.assign(answer.payment ? `${SUCCESS_PATH}?lead_id=${answer.lead_id}` : SUCCESS_PATH);
    return true;
  }
  if (answer.kind === 'refused') {
    const [first] = Object.keys(answer.fields);
    if (first !== undefined) showStepOf(form, first);
    if (showFieldErrors(form, answer.fields)) return false;
  }
  showUnsent(form, answer);
  return false;
}

/** Sent again unchanged, it is the same body as before: then it is one lead, even if the first try did arrive. */
function unsentOf(form: HTMLFormElement, live: LiveForm): Unsent {
  const { empty = '', form: _, car_id, car_dealership_id, url: __, ...fields } = valuesOf(form);
  const name = nameOf(form);
  const asked = fields.category ?? FORMS[name].category;
  const userData = { ...fields, ...filedAs(asked), empty, isLastStep: true };
  const same = live.sent && JSON.stringify(live.sent.userData) === JSON.stringify(userData);
  const body: LeadBody =
    same && live.sent
      ? live.sent
      : {
          form: name,
          key: live.key,
          url: location.href,
          user_agent: navigator.userAgent,
          source: 'Website',
          ...(car_id && { car_id }),
          ...(car_dealership_id && { car_dealership_id }),
          lead_attributes: visitNotes(),
          userData,
          sent_at: new Date().toISOString(),
        };
  live.sent = body;
  const event = enquiryEvent({ category: asked, testDrive: isTestDrive(name), car: live.car });
  return { key: live.key, path: '/api/lead', body, saved_at: Date.now(), event, success: asked };
}

function isTestDrive(name: FormName): boolean {
  return name === 'test-drive';
}
