type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The control of a field; undefined when the form does not ask it. */
export function findControl(form: HTMLFormElement, name: string): Control | undefined {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLElement ? (control as Control) : undefined;
}

/** What is filled in, by field name: what a plain form would send. */
export function readFormValues(form: HTMLFormElement): Record<string, string> {
  const texts = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}
