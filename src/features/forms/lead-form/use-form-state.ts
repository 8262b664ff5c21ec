import { type RefObject, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { findControl } from '#features/forms/form-dom.ts';
import {
  type FormAction,
  type FormState,
  filterKnownFields,
  INITIAL_FORM_STATE,
  reduceFormState,
} from '#features/forms/form-state.ts';
import { clearContactDetails, fillContactDetails } from '#features/forms/sending/contact-details.ts';
import { findFieldErrors } from '#features/forms/sending/find-field-errors.island.ts';
import { clearOutbox } from '#features/forms/sending/outbox.island.ts';
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

interface FormSteps {
  readonly isLast: boolean;
  /** Goes back a step, or forward if the current step is valid. */
  readonly go: (by: 1 | -1) => Promise<void>;
}

/** A form's steps, of which one is visible at a time. */
export function useFormSteps(
  form: Form,
  { step }: FormState,
  dispatch: (action: FormAction) => void,
  element: RefObject<HTMLFormElement | null>,
): FormSteps {
  const go = async (by: 1 | -1) => {
    if (by === 1 && element.current) {
      const fields = filterKnownFields(form, await findFieldErrors(form, element.current), step);
      if (Object.keys(fields).length > 0) {
        dispatch({ kind: 'wrong', fields });
        return;
      }
    }
    dispatch({ kind: 'stepped', to: step + by });
  };
  return { isLast: step === form.steps.length - 1, go };
}

interface ContactDetails {
  /** Whether contact details are stored on the device. */
  readonly isSaved: boolean;
  readonly clear: () => Promise<void>;
}

/** Fills in the contact details stored on the device. `clear` deletes them, and the messages that wait to be sent. */
export function useContactDetails(element: RefObject<HTMLFormElement | null>): ContactDetails {
  const [isSaved, setSaved] = useState(false);
  useEffect(() => {
    if (element.current) setSaved(fillContactDetails(element.current));
  }, [element]);
  const clear = async () => {
    const form = element.current;
    if (!form) return;
    clearContactDetails(form);
    await clearOutbox();
    setSaved(false);
    findControl(form, 'name')?.focus();
  };
  return { isSaved, clear };
}
