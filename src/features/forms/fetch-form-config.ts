import type { FormConfig } from '#leads/forms/forms.ts';

let request: Promise<FormConfig> | undefined;

/** What the dealer says of its forms, from its /forms.json. Rejects while that can't be had; the next call asks again. */
export async function fetchFormConfig(): Promise<FormConfig> {
  request ??= fetch('/forms.json').then((response) => {
    if (!response.ok) throw new Error(`/forms.json: ${response.status}`);
    return response.json() as Promise<FormConfig>;
  });
  try {
    return await request;
  } catch (error) {
    request = undefined;
    throw error;
  }
}
