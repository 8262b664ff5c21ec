import { formatWholeNumber } from '#domain/numbers.ts';
import type { Valuation } from '#domain/valuation/valuation.ts';
import { describeValuedVehicle } from '#domain/valuation/valuation-text.ts';

/** The message about a valued vehicle. Loaded with a valuation only, because its imports are too large for every form. */
export function valuationMessage(valuation: Valuation): string {
  const { rego, regoState, adjustmentAnswers } = valuation;
  return `My vehicle is a ${describeValuedVehicle(valuation)}, ${rego} (${regoState.toUpperCase()}), ${formatWholeNumber(adjustmentAnswers.km)} km.`;
}
