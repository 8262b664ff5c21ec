import type { FormConfig } from '#leads/forms/forms.ts';

let request: Promise<FormConfig> | undefined;

/** The dealer's form settings, from its /forms.json. Rejects if the request fails; the next call tries again. */
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
