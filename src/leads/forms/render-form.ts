import type { FormProblem } from './form-problem.ts';
import type { Form } from './forms.ts';

type Texts = Readonly<Record<string, string>>;

/**
 * A form as HTML, for the page that reports mistakes. `values` and `errors` are by field name; the error under '' is the
 * form's own. React is imported on demand: no other answer needs it.
 */
export async function renderForm(form: Form, values: Texts, errors: Texts): Promise<string> {
  const [{ createElement }, { renderToStaticMarkup }, { FormView }] = await Promise.all([
    import('react'),
    import('react-dom/server'),
    import('./form-view.ts'),
  ]);
  return renderToStaticMarkup(
    createElement(FormView, { form, values, problem: buildFormProblem(form, errors) }),
  );
}

function buildFormProblem(form: Form, { '': own, ...wrong }: Texts): FormProblem | undefined {
  const names = form.steps.flatMap(({ fields }) => fields).map(({ name }) => name);
  const fields = Object.fromEntries(
    names.flatMap((name) => (wrong[name] === undefined ? [] : [[name, wrong[name]]])),
  );
  return own || Object.keys(fields).length > 0 ? { texts: own ? [own] : [], fields } : undefined;
}
