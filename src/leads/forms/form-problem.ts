import { createElement as h, type Ref } from 'react';

/** Above the list of what is wrong. */
const FIX_ERRORS = 'Please fix the following errors:';

/** Why a form was not sent. */
export interface FormProblem {
  /** What is wrong with the form as a whole. */
  readonly texts: readonly string[];
  /** What is wrong with its fields, by name and in their order. */
  readonly fields: Readonly<Record<string, string>>;
}

interface FormAlertProps {
  readonly problem: FormProblem;
  readonly idOf: (field: string) => string;
  readonly ref?: Ref<HTMLDivElement> | undefined;
  /** Takes the visitor to a field; without it the link alone does. */
  readonly onField?: ((field: string) => void) | undefined;
}

/** The alert of a form: what is wrong with it, each line leading to its field. */
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

/** The browser would follow the link as well, and note it in its history. */
function createFieldLinkHandler(field: string, onField: FormAlertProps['onField']) {
  return (
    onField &&
    ((event: { preventDefault(): void }) => {
      event.preventDefault();
      onField(field);
    })
  );
}
