import { logWarning } from '#browser/log.ts';
import type { Form } from '#leads/forms/forms.ts';

/** The error messages for a form's values, by field. Empty if the rules fail to load: the site then checks them. */
export async function findFieldErrors(
  form: Form,
  values: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>>> {
  try {
    const { validateForm } = await import('#leads/forms/validate-form.ts');
    const validated = validateForm(form, values, new Date());
    return validated.ok ? {} : validated.fields;
  } catch (error) {
    logWarning('Form: the rules failed to load. The site alone checks the form.', error);
    return {};
  }
}
