import { memo, type ReactNode, useRef } from 'react';
import type { OnlineVariant } from '#domain/valuation/online.ts';
import { ConfirmStep } from './ConfirmStep.tsx';
import { ManualStep } from './ManualStep.tsx';
import { QuestionStep } from './QuestionStep.tsx';
import { RegoStep } from './RegoStep.tsx';
import type { StepFocus } from './StepForm.tsx';
import { useStepFocus, useValuation } from './use-valuation.ts';
import { ValuationResult } from './ValuationResult.tsx';
import type { ValuationAction, ValuationProgress } from './valuation-progress.ts';

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
