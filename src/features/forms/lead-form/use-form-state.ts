import { type RefObject, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { findControl } from '#features/forms/form-dom.ts';
import {
  type FormAction,
  type FormState,
  INITIAL_FORM_STATE,
  reduceFormState,
} from '#features/forms/form-state.ts';
import type { Form } from '#leads/forms/forms.ts';

/** The parts of a form that the visitor may be taken to. */
export interface FormRefs {
  readonly element: RefObject<HTMLFormElement | null>;
  readonly alert: RefObject<HTMLDivElement | null>;
  readonly legend: RefObject<HTMLLegendElement | null>;
  readonly focusField: (name: string) => void;
}

/** What a form shows. News change it, and take the visitor to what they are about. */
export function useFormState(form: Form): [FormState, (news: FormAction) => void, FormRefs] {
  const [state, tell] = useReducer(
    (before: FormState, news: FormAction) => reduceFormState(form, before, news),
    INITIAL_FORM_STATE,
  );
  const element = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const legend = useRef<HTMLLegendElement>(null);
  const focusField = (name: string) => {
    if (element.current) findControl(element.current, name)?.focus();
  };
  const takeThere = useEffectEvent(({ focus }: FormState) => {
    if (focus === 'legend') legend.current?.focus();
    else if (focus === 'alert') alert.current?.focus();
    else if (focus) focusField(focus.field);
  });
  useEffect(() => takeThere(state), [state]);
  return [state, tell, { element, alert, legend, focusField }];
}
