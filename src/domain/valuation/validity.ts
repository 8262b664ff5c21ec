import { DAY_MS } from '#domain/durations.ts';
import type { Valuation } from './valuation.ts';

/** The number of days for which an estimate is valid. */
export const VALIDITY_DAYS = 7;

/** The ISO time until which an estimate made now is valid. */
export function getValidUntil(now: Date): string {
  return new Date(now.getTime() + VALIDITY_DAYS * DAY_MS).toISOString();
}

/** Whether a valuation has an estimate that is still valid, its last moment included. */
export function isValuationValid(
  valuation: Pick<Valuation, 'estimate' | 'valid_until'>,
  now: Date,
): valuation is { estimate: NonNullable<Valuation['estimate']>; valid_until: string } {
  const { estimate, valid_until } = valuation;
  return estimate !== null && valid_until !== null && now.getTime() <= Date.parse(valid_until);
}
