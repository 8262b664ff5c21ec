import { logWarning } from '#browser/log.ts';
import type { Form } from '#leads/forms/forms.ts';

/** What is wrong with the values of a form, by field; nothing where the rules can't be had: the site then says so. */
export async function findFieldErrors(
  form: Form,
  values: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>>> {
  try {
    const { validateForm } = await import('#leads/forms/validate-form.ts');
    const checked = validateForm(form, values, new Date());
    return checked.ok ? {} : checked.fields;
  } catch (error) {
    logWarning('The form is checked by the site alone', error);
    return {};
  }
}
