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
  /** Applies an action of the visitor. */
  readonly go: (action: ValuationAction) => void;
}

/**
 * The progress of the visitor's valuation. The result is stored on the device while it is valid, attached to the page's
 * form, and sent to the dealer if it records valuations (`save`). A returning visitor sees an estimate that is still valid.
 */
export function useValuation(save: boolean): ValuationState {
  const [progress, dispatch] = useReducer(valuationReducer, INITIAL_PROGRESS);
  useEffect(() => {
    loadStoredValuation().then((stored) => {
      if (!stored) return;
      formValuation.set(stored);
      dispatch({ type: 'valued', valuation: stored });
    }, Boolean);
  }, []);
  const go = (action: ValuationAction) => {
    if (action.type === 'valued' || action.type === 'again') {
      const valuation: Valuation | undefined = action.type === 'valued' ? action.valuation : undefined;
      storeValuation(valuation);
      formValuation.set(valuation);
      if (valuation && save) saveValuation(valuation);
    }
    dispatch(action);
  };
  return { progress, go };
}

interface StepFocusRefs {
  readonly section: RefObject<HTMLElement | null>;
  readonly focus: RefObject<HTMLElement | null>;
}

/** Moves focus and scroll position to a step that the visitor went on to (`moved`), but not to one that was restored. */
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
