type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A field's control; undefined if the form has no such field. */
export function findControl(form: HTMLFormElement, name: string): Control | undefined {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLElement ? (control as Control) : undefined;
}

/**
 * Writes a suggestion into a message. It replaces an earlier suggestion that the visitor has not changed, and follows any
 * text of the visitor's own.
 */
export function suggestMessage(message: Control, text: string): void {
  const { value, dataset } = message;
  const earlier = dataset.suggestion;
  if (earlier && value.includes(earlier)) message.value = value.replace(earlier, () => text);
  else message.value = [value.trimEnd(), text].filter(Boolean).join('\n\n');
  dataset.suggestion = text;
}

/** The form's values by field name, as the browser would submit them. */
export function readFormValues(form: HTMLFormElement): Record<string, string> {
  const textEntries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(textEntries);
}
