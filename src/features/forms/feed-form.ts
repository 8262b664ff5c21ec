import { wholeNumber } from '#domain/numbers.ts';
import type { Valuation } from '#domain/valuation/valuation.ts';
import { valuedVehicle } from '#domain/valuation/valuation-text.ts';
import { formMessage } from './form-message.ts';
import { controlOf } from './form-parts.ts';
import { formRequests, formValuation } from './form-valuation.ts';

/** The name under which a form carries the valuation's id (docs/reference/functions.md). */
const FIELD = 'valuation';

const fed = new Set<HTMLFormElement>();

/** Puts what islands have for the form of the page into it: a valuation, or words for its message. */
export function feedForm(id: string): void {
  const form = document.querySelector<HTMLFormElement>(`#${id} form`);
  if (!form || fed.has(form)) return;
  fed.add(form);
  formValuation.subscribe((valuation) => {
    outOfForm(form);
    if (valuation) intoForm(form, valuation);
  });
  formRequests.listen(() => goOn(form));
  let written = '';
  formMessage.subscribe((wanted) => {
    const message = controlOf(form, 'message');
    if (wanted && message && (message.value === '' || message.value === written))
      message.value = written = wanted.text;
  });
}

/** Puts a valuation into the form that follows it: its id, the registration, and a message that the visitor may change. */
function intoForm(form: HTMLFormElement, valuation: Valuation): void {
  const field = document.createElement('input');
  field.type = 'hidden';
  field.name = FIELD;
  field.value = valuation.id;
  form.append(field);
  const [rego, message] = [controlOf(form, 'Rego'), controlOf(form, 'message')];
  if (rego) rego.value = valuation.rego;
  if (message && (message.value === '' || message.dataset.made !== undefined)) {
    const { rego: plate, regoState, adjustmentAnswers } = valuation;
    message.value = `My vehicle is a ${valuedVehicle(valuation)}, ${plate} (${regoState.toUpperCase()}), ${wholeNumber(adjustmentAnswers.km)} km.`;
    message.dataset.made = '';
    message.addEventListener('input', () => delete message.dataset.made, { once: true });
  }
}

/** Takes it out again, with the words that came with it. */
function outOfForm(form: HTMLFormElement): void {
  const field = controlOf(form, FIELD);
  if (!field) return;
  field.remove();
  const [rego, message] = [controlOf(form, 'Rego'), controlOf(form, 'message')];
  if (rego) rego.value = '';
  if (message?.dataset.made !== undefined) message.value = '';
}

/** Takes the visitor on to the first step of the form that has yet to be filled in. */
async function goOn(form: HTMLFormElement): Promise<void> {
  form.scrollIntoView();
  const [{ stepForm }, { isLastStep }] = await Promise.all([
    import('#features/forms/forms.island.ts'),
    import('#features/forms/live-form.ts'),
  ]);
  if (!isLastStep(form)) await stepForm(form, 1);
}
