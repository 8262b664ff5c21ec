import { type RefObject, useEffect, useReducer, useRef } from 'react';
import type { Form } from '#leads/forms/forms.ts';
import { controlOf } from './form-parts.ts';
import { FIRST_STEP, type FormNews, type FormState, nextState } from './form-state.ts';

/** Where the parts of a form are that the visitor may be taken to. */
export interface FormRefs {
  readonly element: RefObject<HTMLFormElement | null>;
  readonly alert: RefObject<HTMLDivElement | null>;
  readonly legend: RefObject<HTMLLegendElement | null>;
}

/** What a form shows. News change it, and take the visitor to what they are about. */
export function useFormState(form: Form): [FormState, (news: FormNews) => void, FormRefs] {
  const [state, tell] = useReducer(
    (before: FormState, news: FormNews) => nextState(form, before, news),
    FIRST_STEP,
  );
  const element = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const legend = useRef<HTMLLegendElement>(null);
  useEffect(() => {
    const { focus } = state;
    if (focus === 'legend') legend.current?.focus();
    else if (focus === 'alert') alert.current?.focus();
    else if (focus && element.current) controlOf(element.current, focus.field)?.focus();
  }, [state]);
  return [state, tell, { element, alert, legend }];
}
