import { formatVehicleName } from '#domain/valuation/valuation-text.ts';
import { type StepFocus, StepForm } from './StepForm.tsx';
import type { ValuationProgress } from './valuation-progress.ts';

interface ConfirmStepProps {
  readonly noun: string;
  readonly progress: Extract<ValuationProgress, { step: 'confirm' }>;
  readonly focus: StepFocus;
  readonly onConfirm: () => void;
  readonly onDeny: () => void;
}

/** Asks whether the vehicle that was found is the visitor's. */
export function ConfirmStep({ noun, progress, focus, onConfirm, onDeny }: ConfirmStepProps) {
  const { vehicle, found } = progress;
  const facts = [vehicle.body, `${found.rego} (${found.regoState.toUpperCase()})`];
  const denyButton = (
    <button className="btn" type="button" onClick={onDeny}>
      No, that's not mine
    </button>
  );
  return (
    <StepForm
      step={2}
      heading={{ text: `Is this your ${noun}?`, focus }}
      fields={[]}
      onSubmit={onConfirm}
      submitLabel="Yes, that's mine"
      secondaryButton={denyButton}
    >
      {() => (
        <p className="value__found">
          <b>{formatVehicleName(vehicle)}</b>
          <span>{facts.filter(Boolean).join(' · ')}</span>
        </p>
      )}
    </StepForm>
  );
}
