import { logFailure, logNote } from '#browser/log.ts';
import type { Answers, Valuation, Vehicle } from '#domain/valuation/valuation.ts';

/** Why a question was not answered: a sentence for the visitor, and what is wrong with which field. */
export class NotAnswered extends Error {
  readonly fields: Readonly<Record<string, string>>;

  constructor(message: string, fields: Readonly<Record<string, string>> = {}) {
    super(message);
    this.fields = fields;
  }
}

const NO_LINE = 'There is no connection. Please try again, or use the form on this page.';

/** Which vehicle has a registration; null for one that is not known. Rejects with NotAnswered. */
export function askRego(plate: {
  readonly rego: string;
  readonly regoState: string;
}): Promise<{ readonly id: string; readonly vehicle: Vehicle | null }> {
  return ask('/api/rego', plate);
}

/** What a vehicle that was looked up is worth. Rejects with NotAnswered. */
export function askValue(id: string, adjustmentAnswers: Answers): Promise<Valuation> {
  return ask('/api/valuation', { id, adjustmentAnswers });
}

/** Has the dealer keep a valuation (T-71). Nothing waits for it; how it went is logged. */
export async function saveValuation(valuation: Valuation): Promise<void> {
  try {
    const { message } = await ask<{ readonly message: string }>('/api/miscellaneous', {
      ...valuation,
      column_name: 'valuation',
    });
    logNote(message);
  } catch (error) {
    logFailure('Failed to save valuation data', error);
  }
}

async function ask<Answer>(path: string, body: object): Promise<Answer> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new NotAnswered(NO_LINE);
  });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new NotAnswered(answer.error ?? NO_LINE, answer.fields);
  return answer;
}
