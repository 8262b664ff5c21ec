import * as v from 'valibot';
import { type Valuation, valuationSchema } from '#domain/valuation/valuation.ts';
import { GOOD_ANSWERS } from './valuation-answers.ts';

/** The valuation of a plain car, with an estimate; tests override only what they are about. */
export function makeValuation(over: Partial<Valuation> = {}): Valuation {
  return v.parse(valuationSchema, {
    id: 'v1',
    rego: 'ABC123',
    regoState: 'qld',
    vehicle: { year: 2019, make: 'Toyota', model: 'Corolla', badge: 'Ascent Sport', body: null },
    adjustmentAnswers: { ...GOOD_ANSWERS, km: 84_000 },
    estimate: { low: 12_300, high: 13_900 },
    valid_until: '2026-11-28T00:00:00.000Z',
    example: false,
    ...over,
  });
}
