import { type RefObject, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { findControl } from '#features/forms/form-dom.ts';
import {
  type FormAction,
  type FormState,
  INITIAL_FORM_STATE,
  reduceFormState,
} from '#features/forms/form-state.ts';
import type { Form } from '#leads/forms/forms.ts';

/** The parts of a form that may get the focus. */
export interface FormRefs {
  readonly element: RefObject<HTMLFormElement | null>;
  readonly alert: RefObject<HTMLDivElement | null>;
  readonly legend: RefObject<HTMLLegendElement | null>;
  readonly focusField: (name: string) => void;
}

/** A form's state. Actions change it, and move the focus to what they are about. */
export function useFormState(form: Form): [FormState, (action: FormAction) => void, FormRefs] {
  const [state, dispatch] = useReducer(
    (current: FormState, action: FormAction) => reduceFormState(form, current, action),
    INITIAL_FORM_STATE,
  );
  const element = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const legend = useRef<HTMLLegendElement>(null);
  const focusField = (name: string) => {
    if (element.current) findControl(element.current, name)?.focus();
  };
  const moveFocus = useEffectEvent(({ focus }: FormState) => {
    if (focus === 'legend') legend.current?.focus();
    else if (focus === 'alert') alert.current?.focus();
    else if (focus) focusField(focus.field);
  });
  useEffect(() => moveFocus(state), [state]);
  return [state, dispatch, { element, alert, legend, focusField }];
}
