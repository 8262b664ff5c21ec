import { loadFieldRules } from './load-field-rules.ts';
import { FieldError, type StepFocus, StepForm } from './StepForm.tsx';
import { controlId, getErrorAttributes } from './step-problem.ts';
import type { ValuationProgress } from './valuation-progress.ts';

interface ManualStepProps {
  readonly noun: string;
  readonly progress: Extract<ValuationProgress, { step: 'manual' }>;
  readonly focus: StepFocus;
  readonly onName: (vehicle: string) => void;
}

const FIELDS = ['vehicle'];

/** Asks for the vehicle, if the registration look-up did not find the right one. */
export function ManualStep({ noun, progress, focus, onName }: ManualStepProps) {
  const { denied, found } = progress;
  const text = denied
    ? `Which ${noun} is it?`
    : `We couldn't find ${found.rego} in ${found.regoState.toUpperCase()}`;
  return (
    <StepForm
      step={2}
      heading={{ text, focus }}
      fields={FIELDS}
      onSubmit={async ({ vehicle = '' }) => onName((await loadFieldRules()).readVehicleName(vehicle))}
      submitLabel="Continue"
    >
      {(errors) => (
        <p className="field">
          <label htmlFor={controlId('vehicle')}>Year, make and model</label>
          <input
            id={controlId('vehicle')}
            name="vehicle"
            type="text"
            required
            maxLength={120}
            autoComplete="off"
            placeholder="2016 Toyota Corolla Ascent"
            {...getErrorAttributes('vehicle', errors)}
          />
          <FieldError name="vehicle" errors={errors} />
        </p>
      )}
    </StepForm>
  );
}
