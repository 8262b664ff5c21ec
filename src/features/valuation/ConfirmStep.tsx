import { formatWholeNumber } from '#domain/numbers.ts';
import { isPricedOnline, ONLINE_LIMITS, type OnlineVariant } from '#domain/valuation/online.ts';
import { formatVehicleName } from '#domain/valuation/valuation-text.ts';
import { goToForm } from '#features/forms/form-valuation.ts';
import { useNow } from '#ui/hooks/use-now.island.ts';
import { type StepFocus, StepForm } from './StepForm.tsx';
import type { ValuationProgress } from './valuation-progress.ts';

interface ConfirmStepProps {
  readonly noun: string;
  readonly progress: Extract<ValuationProgress, { step: 'confirm' }>;
  readonly variant: OnlineVariant;
  /** The dealer's time zone. */
  readonly zone: string;
  readonly focus: StepFocus;
  readonly onConfirm: () => void;
  readonly onDeny: () => void;
}

/**
 * Asks whether the vehicle that was found is the visitor's. The owner of one beyond the limits of online estimates is
 * offered an inspection here, not after all the questions.
 */
export function ConfirmStep({ noun, progress, variant, zone, focus, onConfirm, onDeny }: ConfirmStepProps) {
  const { vehicle, found } = progress;
  const facts = [vehicle.body, `${found.rego} (${found.regoState.toUpperCase()})`];
  const priced = isPricedOnline({ year: vehicle.year, km: found.km }, variant, useNow(), zone);
  const { years, km } = ONLINE_LIMITS[variant];
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
      onSubmit={priced ? onConfirm : goToForm}
      submitLabel={priced ? "Yes, that's mine" : 'Book my inspection'}
      secondaryButton={denyButton}
    >
      {() => (
        <>
          <p className="value__found">
            <b>{formatVehicleName(vehicle)}</b>
            <span>{facts.filter(Boolean).join(' · ')}</span>
          </p>
          {!priced && (
            <p>
              {`Online estimates are for vehicles up to ${years} years old with up to ${formatWholeNumber(km)} km. We'll price this ${noun} after a quick inspection.`}
            </p>
          )}
        </>
      )}
    </StepForm>
  );
}
