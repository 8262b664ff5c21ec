import { createElement as h, type Ref } from 'react';

/** The heading of the list of errors. */
const FIX_ERRORS = 'Please fix the following errors:';

/** The reason why a form was not sent. */
export interface FormProblem {
  /** Errors of the form as a whole. */
  readonly texts: readonly string[];
  /** Errors by field name, in the order of the fields. */
  readonly fields: Readonly<Record<string, string>>;
}

interface FormAlertProps {
  readonly problem: FormProblem;
  readonly idOf: (field: string) => string;
  readonly ref?: Ref<HTMLDivElement> | undefined;
  /** Moves to a field; without it the link does. */
  readonly onField?: ((field: string) => void) | undefined;
}

/** The alert of a form: its errors, each a link to its field. */
export function FormAlert({ problem, idOf, ref, onField }: FormAlertProps) {
  const wrong = Object.entries(problem.fields);
  const lines = wrong.map(([field, text]) =>
    h(
      'li',
      { key: field },
      h('a', { href: `#${idOf(field)}`, onClick: createFieldLinkHandler(field, onField) }, text),
    ),
  );
  return h(
    'div',
    { className: 'form__errors', role: 'alert', tabIndex: -1, ref },
    problem.texts.map((text) => h('p', { key: text }, text)),
    wrong.length > 0 && h('p', null, FIX_ERRORS),
    wrong.length > 0 && h('ul', null, lines),
  );
}

/** Prevents the browser from following the link too, which would add a history entry. */
function createFieldLinkHandler(field: string, onField: FormAlertProps['onField']) {
  return (
    onField &&
    ((event: { preventDefault(): void }) => {
      event.preventDefault();
      onField(field);
    })
  );
}
