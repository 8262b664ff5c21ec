import { memo, type ReactNode, type RefObject, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import type { OnlineVariant } from '#domain/valuation/online.ts';
import type { Valuation } from '#domain/valuation/valuation.ts';
import { formValuation } from '#features/forms/form-valuation.ts';
import { ConfirmStep } from './ConfirmStep.tsx';
import { ManualStep } from './ManualStep.tsx';
import { QuestionStep } from './QuestionStep.tsx';
import { RegoStep } from './RegoStep.tsx';
import type { StepFocus } from './StepForm.tsx';
import { loadStoredValuation, storeValuation } from './stored-valuation.ts';
import { ValuationResult } from './ValuationResult.tsx';
import { saveValuation } from './valuation-api.ts';
import {
  INITIAL_PROGRESS,
  type ValuationAction,
  type ValuationProgress,
  valuationReducer,
} from './valuation-progress.ts';

interface ValuationWizardProps {
  /** The dealer's word for a vehicle. */
  readonly noun: string;
  /** The issuer of the dealer's own plates, and the dealer's time zone. */
  readonly state: string;
  readonly zone: string;
  /** The limits of online estimates. */
  readonly variant: OnlineVariant;
  /** The id of the form that sends the valuation. */
  readonly formId: string;
  /** Whether the dealer records valuations (T-71). */
  readonly save: boolean;
  /** Shown below every step. */
  readonly children?: ReactNode;
}

/** The valuation of a visitor's vehicle in three steps: the vehicle, the questions, the estimate. */
export const ValuationWizard = memo(function ValuationWizard({
  save,
  children,
  ...settings
}: ValuationWizardProps) {
  const { progress, go } = useValuation(save);
  const moved = useRef(false);
  const { section, focus } = useStepFocus(progress.step, moved);
  return (
    <section ref={section} className="value" aria-labelledby="value-title">
      <h2 id="value-title">{`What's your ${settings.noun} worth?`}</h2>
      <div className="value__stage">
        <Step
          {...settings}
          progress={progress}
          focus={focus}
          go={(action) => {
            moved.current = true;
            go(action);
          }}
        />
      </div>
      {children}
    </section>
  );
});

interface StepProps extends Omit<ValuationWizardProps, 'save' | 'children'> {
  readonly progress: ValuationProgress;
  readonly focus: StepFocus;
  readonly go: (action: ValuationAction) => void;
}

function Step({ progress, go, noun, focus, state, zone, variant, formId }: StepProps) {
  const formHref = `#${formId}`;
  const common = { noun, focus };
  switch (progress.step) {
    case 'rego':
      return (
        <RegoStep
          {...common}
          state={state}
          action={formHref}
          onFound={(found) => go({ type: 'lookedUp', found })}
        />
      );
    case 'confirm':
      return (
        <ConfirmStep
          {...common}
          progress={progress}
          variant={variant}
          zone={zone}
          onConfirm={() => go({ type: 'confirmed' })}
          onDeny={() => go({ type: 'denied' })}
        />
      );
    case 'manual':
      return (
        <ManualStep {...common} progress={progress} onName={(vehicle) => go({ type: 'named', vehicle })} />
      );
    case 'questions':
      return (
        <QuestionStep
          {...common}
          progress={progress}
          onValue={(valuation) => go({ type: 'valued', valuation })}
        />
      );
    case 'result':
      return (
        <ValuationResult
          {...common}
          valuation={progress.valuation}
          zone={zone}
          formHref={formHref}
          onRestart={() => go({ type: 'again' })}
        />
      );
  }
}

interface ValuationState {
  readonly progress: ValuationProgress;
  /** Applies an action of the visitor. */
  readonly go: (action: ValuationAction) => void;
}

/**
 * The progress of the visitor's valuation. The result is stored on the device while it is valid, attached to the page's
 * form, and sent to the dealer if it records valuations (`save`). A returning visitor sees an estimate that is still valid.
 */
function useValuation(save: boolean): ValuationState {
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
function useStepFocus(step: ValuationProgress['step'], moved: RefObject<boolean>): StepFocusRefs {
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
