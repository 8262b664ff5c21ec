import { useEffect, useState } from 'react';
import { type CurrentCar, fetchCurrentStock } from './current-stock.ts';

/** What the stock has said so far. */
export interface CurrentStock {
  /** By id; undefined for a car that the stock lists but knows nothing of. */
  readonly carsById: ReadonlyMap<string, CurrentCar | undefined>;
  /** The ids that were asked for, whether or not there was an answer. */
  readonly settled: ReadonlySet<string>;
  /** Whether the latest question had no answer. */
  readonly failed: boolean;
}

const EMPTY: CurrentStock = { carsById: new Map(), settled: new Set(), failed: false };

/**
 * Asks the stock for these cars. Each is asked for once; those without an answer are asked for again together with the
 * next one that comes in.
 */
export function useCurrentStock(indexUrl: string, ids: readonly string[]): CurrentStock {
  const [answers, setAnswers] = useState(EMPTY);
  // As one text, so that the effect runs when the ids change and not with every new list of the same ids.
  const missing = ids.filter((id) => !answers.carsById.has(id)).join('\n');
  useEffect(() => {
    if (missing === '') return;
    const asked = missing.split('\n');
    let wanted = true;
    fetchCurrentStock(indexUrl, asked).then(
      (found) => wanted && setAnswers((before) => addResult(before, asked, found)),
      () => wanted && setAnswers((before) => addFailure(before, asked)),
    );
    return () => {
      wanted = false;
    };
  }, [indexUrl, missing]);
  return answers;
}

function addResult(
  { carsById, settled }: CurrentStock,
  asked: readonly string[],
  found: ReadonlyMap<string, CurrentCar>,
): CurrentStock {
  return {
    carsById: new Map([...carsById, ...asked.map((id) => [id, found.get(id)] as const)]),
    settled: new Set([...settled, ...asked]),
    failed: false,
  };
}

function addFailure({ carsById, settled }: CurrentStock, asked: readonly string[]): CurrentStock {
  return { carsById: carsById, settled: new Set([...settled, ...asked]), failed: true };
}
