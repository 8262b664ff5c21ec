import { createElement } from 'react';
import { FormView } from './form-view.ts';
import type { Form } from './forms.ts';

type Texts = Readonly<Record<string, string>>;

/**
 * A form as HTML, for the answer that says what is wrong. `values` and `errors` are by field name; the error of the name
 * '' is the form's own. React's own renderer is fetched when the first mistake is made: enquiries that are right need none.
 */
export async function formHtml(form: Form, values: Texts, errors: Texts): Promise<string> {
  const { renderToStaticMarkup } = await import('react-dom/server');
  const { '': own, ...wrong } = errors;
  const names = form.steps.flatMap(({ fields }) => fields).map(({ name }) => name);
  const fields = Object.fromEntries(
    names.flatMap((name) => (wrong[name] === undefined ? [] : [[name, wrong[name]]])),
  );
  const texts = own ? [own] : [];
  const problem = own || Object.keys(fields).length > 0 ? { texts, fields } : undefined;
  return renderToStaticMarkup(createElement(FormView, { form, values, problem }));
}
