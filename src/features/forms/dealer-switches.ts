import type { FormSwitches } from '#leads/forms/forms.ts';

let asked: Promise<FormSwitches> | undefined;

/** What the dealer says of its forms, from its /forms.json. Rejects while that can't be had; the next call asks again. */
export async function dealerSwitches(): Promise<FormSwitches> {
  asked ??= fetch('/forms.json').then((response) => {
    if (!response.ok) throw new Error(`/forms.json: ${response.status}`);
    return response.json() as Promise<FormSwitches>;
  });
  try {
    return await asked;
  } catch (error) {
    asked = undefined;
    throw error;
  }
}
