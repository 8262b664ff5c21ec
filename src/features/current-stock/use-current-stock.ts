import { useEffect, useState } from 'react';
import { type CurrentCar, fetchCurrentStock } from './current-stock.ts';

/** The answers of the stock so far. */
export interface CurrentStock {
  /** By id; undefined for a car that is listed but whose facts are unknown. */
  readonly carsById: ReadonlyMap<string, CurrentCar | undefined>;
  /** The ids whose request has finished, successfully or not. */
  readonly settled: ReadonlySet<string>;
  /** Whether the latest request failed. */
  readonly failed: boolean;
}

const EMPTY: CurrentStock = { carsById: new Map(), settled: new Set(), failed: false };

/**
 * Fetches the current state of these cars. Each is requested once; those whose request failed are requested again together
 * with the next new id.
 */
export function useCurrentStock(indexUrl: string, ids: readonly string[]): CurrentStock {
  const [answers, setAnswers] = useState(EMPTY);
  // As a string, so that the effect runs when the ids change and not for each new array of the same ids.
  const missing = ids.filter((id) => !answers.carsById.has(id)).join('\n');
  useEffect(() => {
    if (missing === '') return;
    const requested = missing.split('\n');
    let cancelled = false;
    fetchCurrentStock(indexUrl, requested).then(
      (found) => !cancelled && setAnswers((before) => addResult(before, requested, found)),
      () => !cancelled && setAnswers((before) => addFailure(before, requested)),
    );
    return () => {
      cancelled = true;
    };
  }, [indexUrl, missing]);
  return answers;
}

function addResult(
  { carsById, settled }: CurrentStock,
  requested: readonly string[],
  found: ReadonlyMap<string, CurrentCar>,
): CurrentStock {
  return {
    carsById: new Map([...carsById, ...requested.map((id) => [id, found.get(id)] as const)]),
    settled: new Set([...settled, ...requested]),
    failed: false,
  };
}

function addFailure({ carsById, settled }: CurrentStock, requested: readonly string[]): CurrentStock {
  return { carsById, settled: new Set([...settled, ...requested]), failed: true };
}
