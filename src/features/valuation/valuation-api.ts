import { logError, logInfo } from '#browser/log.ts';
import type { AdjustmentAnswers, Valuation, Vehicle } from '#domain/valuation/valuation.ts';

/** Why a question was not answered: a sentence for the visitor, and what is wrong with which field. */
export class ValuationApiError extends Error {
  readonly fields: Readonly<Record<string, string>>;

  constructor(message: string, fields: Readonly<Record<string, string>> = {}) {
    super(message);
    this.fields = fields;
  }
}

const NO_CONNECTION_TEXT = 'There is no connection. Please try again, or use the form on this page.';

/** Which vehicle has a registration; null for one that is not known. Rejects with ValuationApiError. */
export function requestVehicle(plate: {
  readonly rego: string;
  readonly regoState: string;
}): Promise<{ readonly id: string; readonly vehicle: Vehicle | null }> {
  return postJson('/api/rego', plate);
}

/** What a vehicle that was looked up is worth. Rejects with ValuationApiError. */
export function requestValuation(id: string, adjustmentAnswers: AdjustmentAnswers): Promise<Valuation> {
  return postJson('/api/valuation', { id, adjustmentAnswers });
}

/** Has the dealer keep a valuation (T-71). Nothing waits for it; how it went is logged. */
export async function saveValuation(valuation: Valuation): Promise<void> {
  try {
    const { message } = await postJson<{ readonly message: string }>('/api/miscellaneous', {
      ...valuation,
      column_name: 'valuation',
    });
    logInfo(message);
  } catch (error) {
    logError('Failed to save valuation data', error);
  }
}

async function postJson<Answer>(path: string, body: object): Promise<Answer> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new ValuationApiError(NO_CONNECTION_TEXT);
  });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new ValuationApiError(answer.error ?? NO_CONNECTION_TEXT, answer.fields);
  return answer;
}
