import { wholeNumber } from '#domain/numbers.ts';
import { type Valuation, valuedVehicle } from '#domain/valuation/valuation.ts';
import { controlOf } from '#features/forms/form-parts.ts';

/** The name under which a form carries the valuation's id (docs/reference/functions.md). */
const FIELD = 'valuation';

/** Puts a valuation into the form that follows it: its id, the registration, and a message that the visitor may change. */
export function intoForm(form: HTMLFormElement, valuation: Valuation): void {
  outOfForm(form);
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
export function outOfForm(form: HTMLFormElement): void {
  controlOf(form, FIELD)?.remove();
  const [rego, message] = [controlOf(form, 'Rego'), controlOf(form, 'message')];
  if (rego) rego.value = '';
  if (message?.dataset.made !== undefined) message.value = '';
}

/** Takes the visitor on to the first step of the form that has yet to be filled in. */
export async function goOn(form: HTMLFormElement): Promise<void> {
  form.scrollIntoView();
  const [{ stepForm }, { isLastStep }] = await Promise.all([
    import('#features/forms/forms.island.ts'),
    import('#features/forms/live-form.ts'),
  ]);
  if (!isLastStep(form)) await stepForm(form, 1);
}
