import { logError, logInfo } from '#browser/log.ts';
import type { AdjustmentAnswers, Valuation, Vehicle } from '#domain/valuation/valuation.ts';

/** A failed request: a sentence for the visitor, and an error message for each invalid field. */
export class ValuationApiError extends Error {
  readonly fields: Readonly<Record<string, string>>;

  constructor(message: string, fields: Readonly<Record<string, string>> = {}) {
    super(message);
    this.fields = fields;
  }
}

/** Shown if the site can't be reached. */
export const NO_CONNECTION_TEXT = "We couldn't connect. Please try again, or use the form on this page.";

/** Looks up the vehicle of a registration; null if it is unknown. Rejects with ValuationApiError. */
export function requestVehicle(plate: {
  readonly rego: string;
  readonly regoState: string;
}): Promise<{ readonly id: string; readonly vehicle: Vehicle | null }> {
  return postJson('/api/rego', plate);
}

/** Values a vehicle by the id of its look-up. Rejects with ValuationApiError. */
export function requestValuation(id: string, adjustmentAnswers: AdjustmentAnswers): Promise<Valuation> {
  return postJson('/api/valuation', { id, adjustmentAnswers });
}

/** Records a valuation at the dealer (T-71). Never rejects: the outcome is only logged. */
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
  const responseBody = await response.json().catch(() => ({}));
  if (!response.ok)
    throw new ValuationApiError(responseBody.error ?? NO_CONNECTION_TEXT, responseBody.fields);
  return responseBody;
}
