import { type RefObject, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import type { Valuation } from '#domain/valuation/valuation.ts';
import { formValuation } from '#features/forms/form-valuation.ts';
import { loadStoredValuation, storeValuation } from './stored-valuation.ts';
import { saveValuation } from './valuation-api.ts';
import {
  INITIAL_PROGRESS,
  type ValuationAction,
  type ValuationProgress,
  valuationReducer,
} from './valuation-progress.ts';

interface ValuationState {
  readonly progress: ValuationProgress;
  /** Something has happened by the visitor's hand. */
  readonly go: (event: ValuationAction) => void;
}

/**
 * How far the visitor's valuation has come. What came of it is kept on the device while it holds, handed to the page's form,
 * and where the dealer keeps valuations (`save`) to the dealer. A visitor who comes back finds the estimate that still holds.
 */
export function useValuation(save: boolean): ValuationState {
  const [progress, dispatch] = useReducer(valuationReducer, INITIAL_PROGRESS);
  useEffect(() => {
    loadStoredValuation().then((held) => {
      if (!held) return;
      formValuation.set(held);
      dispatch({ type: 'valued', valuation: held });
    }, Boolean);
  }, []);
  const go = (event: ValuationAction) => {
    if (event.type === 'valued' || event.type === 'again') {
      const valuation: Valuation | undefined = event.type === 'valued' ? event.valuation : undefined;
      storeValuation(valuation);
      formValuation.set(valuation);
      if (valuation && save) saveValuation(valuation);
    }
    dispatch(event);
  };
  return { progress, go };
}

interface StepFocusRefs {
  readonly section: RefObject<HTMLElement | null>;
  readonly focus: RefObject<HTMLElement | null>;
}

/** Takes the visitor to a step that they went on to (`moved`); one that came on its own leaves the focus alone. */
export function useStepFocus(step: ValuationProgress['step'], moved: RefObject<boolean>): StepFocusRefs {
  const section = useRef<HTMLElement>(null);
  const focus = useRef<HTMLElement>(null);
  const show = useEffectEvent((shown: ValuationProgress['step']) => {
    if (!moved.current) return;
    focus.current?.focus({ preventScroll: shown !== 'rego' });
    section.current?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => show(step), [step]);
  return { section, focus };
}
