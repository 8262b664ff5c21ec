import { useEffect, useState } from 'react';
import { type KnownCar, stockNow } from './current-stock.ts';

/** What the stock has said so far. */
export interface StockAnswers {
  /** By id; undefined for a car that the stock lists but knows nothing of. */
  readonly known: ReadonlyMap<string, KnownCar | undefined>;
  /** The ids that were asked for, whether or not there was an answer. */
  readonly settled: ReadonlySet<string>;
  /** Whether the latest question had no answer. */
  readonly failed: boolean;
}

const NOTHING: StockAnswers = { known: new Map(), settled: new Set(), failed: false };

/**
 * Asks the stock for these cars. Each is asked for once; those without an answer are asked for again together with the
 * next one that comes in.
 */
export function useStockNow(indexUrl: string, ids: readonly string[]): StockAnswers {
  const [answers, setAnswers] = useState(NOTHING);
  // As one text, so that the effect runs when the ids change and not with every new list of the same ids.
  const missing = ids.filter((id) => !answers.known.has(id)).join('\n');
  useEffect(() => {
    if (missing === '') return;
    const asked = missing.split('\n');
    let wanted = true;
    stockNow(indexUrl, asked).then(
      (found) => wanted && setAnswers((before) => withAnswer(before, asked, found)),
      () => wanted && setAnswers((before) => withoutAnswer(before, asked)),
    );
    return () => {
      wanted = false;
    };
  }, [indexUrl, missing]);
  return answers;
}

function withAnswer(
  { known, settled }: StockAnswers,
  asked: readonly string[],
  found: ReadonlyMap<string, KnownCar>,
): StockAnswers {
  return {
    known: new Map([...known, ...asked.map((id) => [id, found.get(id)] as const)]),
    settled: new Set([...settled, ...asked]),
    failed: false,
  };
}

function withoutAnswer({ known, settled }: StockAnswers, asked: readonly string[]): StockAnswers {
  return { known, settled: new Set([...settled, ...asked]), failed: true };
}
