import { DAY_MS } from '#domain/durations.ts';
import type { Valuation } from './valuation.ts';

/** For how many days an estimate holds. */
export const VALIDITY_DAYS = 7;

/** ISO time until which an estimate made now holds. */
export function getValidUntil(now: Date): string {
  return new Date(now.getTime() + VALIDITY_DAYS * DAY_MS).toISOString();
}

/** Whether a valuation says a price that still holds, to the last moment. */
export function isValuationValid(
  valuation: Pick<Valuation, 'estimate' | 'valid_until'>,
  now: Date,
): valuation is { estimate: NonNullable<Valuation['estimate']>; valid_until: string } {
  const { estimate, valid_until } = valuation;
  return estimate !== null && valid_until !== null && now.getTime() <= Date.parse(valid_until);
}
