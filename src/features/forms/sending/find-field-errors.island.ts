import { logWarning } from '#browser/log.ts';
import { readFormValues } from '#features/forms/form-dom.ts';
import type { Form } from '#leads/forms/forms.ts';

/** The error messages for a form's values, by field. If the rules fail to load, the browser's own. */
export async function findFieldErrors(
  form: Form,
  element: HTMLFormElement,
): Promise<Readonly<Record<string, string>>> {
  try {
    const { validateForm } = await import('#leads/forms/validate-form.ts');
    const validated = validateForm(form, readFormValues(element), new Date());
    return validated.ok ? {} : validated.fields;
  } catch (error) {
    logWarning('Form: the rules failed to load. The browser and the site check the form.', error);
    const controls = [...element.elements] as HTMLInputElement[];
    return Object.fromEntries(
      controls.flatMap(({ name, validationMessage }) =>
        validationMessage ? [[name, validationMessage]] : [],
      ),
    );
  }
}
