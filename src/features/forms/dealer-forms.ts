import { type Form, type FormName, type FormSwitches, formFor } from '#leads/forms/forms.ts';

let asked: Promise<FormSwitches> | undefined;

/** A form as this dealer asks it, from the dealer's /forms.json. Rejects while that can't be had; the next call asks again. */
export async function dealerForm(name: FormName): Promise<Form> {
  asked ??= fetch('/forms.json').then((response) => {
    if (!response.ok) throw new Error(`/forms.json: ${response.status}`);
    return response.json() as Promise<FormSwitches>;
  });
  try {
    return formFor(name, await asked);
  } catch (error) {
    asked = undefined;
    throw error;
  }
}
