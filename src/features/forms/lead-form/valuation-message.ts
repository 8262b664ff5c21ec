import { formatWholeNumber } from '#domain/numbers.ts';
import type { Valuation } from '#domain/valuation/valuation.ts';
import { describeValuedVehicle } from '#domain/valuation/valuation-text.ts';

/** What a form says of a valued vehicle. Fetched with a valuation, as what it needs of valuations is too much for every form. */
export function valuationMessage(valuation: Valuation): string {
  const { rego, regoState, adjustmentAnswers } = valuation;
  return `My vehicle is a ${describeValuedVehicle(valuation)}, ${rego} (${regoState.toUpperCase()}), ${formatWholeNumber(adjustmentAnswers.km)} km.`;
}
