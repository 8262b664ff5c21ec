import type { MouseEvent, RefObject } from 'react';
import { FORMAT_LOCALE, formatWholeNumber } from '#domain/numbers.ts';
import { VALIDITY_DAYS } from '#domain/valuation/validity.ts';
import type { Valuation } from '#domain/valuation/valuation.ts';
import { describeValuedVehicle, formatEstimate } from '#domain/valuation/valuation-text.ts';
import { goToForm } from '#features/forms/form-valuation.ts';
import { isPlainClick } from '#ui/plain-click.ts';
import type { StepFocus } from './StepForm.tsx';

interface ValuationResultProps {
  readonly valuation: Valuation;
  readonly noun: string;
  /** The dealer's time zone. */
  readonly zone: string;
  /** The form that sends the valuation. */
  readonly formHref: string;
  readonly focus: StepFocus;
  readonly onRestart: () => void;
}

/** The result: the estimate and its expiry, or that the team will price the vehicle. */
export function ValuationResult({ valuation, noun, zone, formHref, focus, onRestart }: ValuationResultProps) {
  const { estimate, adjustmentAnswers, example } = valuation;
  const send = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    goToForm();
  };
  return (
    <div className="value__result">
      {estimate && example && <p className="tag tag--soon">Example estimate</p>}
      <h3 ref={focus as RefObject<HTMLHeadingElement | null>} tabIndex={-1}>
        {estimate ? (
          <span className="price">{formatEstimate(estimate)}</span>
        ) : (
          `We'll price your ${noun} after an inspection`
        )}
      </h3>
      <p>{`${describeValuedVehicle(valuation)}, ${formatWholeNumber(adjustmentAnswers.km)} km`}</p>
      <p>
        {estimate
          ? formatValidity(valuation, zone)
          : "We'll need to see this one in person. Send us your details and we'll book a time."}
      </p>
      {estimate && example && (
        <p className="small muted">This is a demonstration. The figures are made up.</p>
      )}
      {adjustmentAnswers.finance === 'yes' && (
        <p>
          There's finance owing, so please have a letter from your lender with the balance. We'll pay the
          lender first, and any surplus goes to you.
        </p>
      )}
      <p className="form__act">
        <a className="btn btn--primary" href={formHref} onClick={send}>
          Book my inspection
        </a>
        <button className="btn" type="button" onClick={onRestart}>
          {`Value another ${noun}`}
        </button>
      </p>
    </div>
  );
}

function formatValidity({ valid_until }: Valuation, timeZone: string): string {
  const date = new Intl.DateTimeFormat(FORMAT_LOCALE, { dateStyle: 'long', timeZone });
  return `Valid for ${VALIDITY_DAYS} days, until ${date.format(new Date(valid_until ?? 0))}. Subject to an inspection.`;
}
