type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A field's control; undefined if the form has no such field. */
export function findControl(form: HTMLFormElement, name: string): Control | undefined {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLElement ? (control as Control) : undefined;
}

/** The form's values by field name, as the browser would submit them. */
export function readFormValues(form: HTMLFormElement): Record<string, string> {
  const textEntries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(textEntries);
}
