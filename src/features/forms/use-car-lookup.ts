import { useEffect, useEffectEvent, useState } from 'react';

/** The result of a look-up by car id; undefined until it arrives, without a car, and if the look-up fails. */
export function useCarLookup<Result>(
  carId: string | undefined,
  lookUp: (carId: string) => Promise<Result | undefined>,
): Result | undefined {
  const [result, setResult] = useState<Result>();
  const lookUpLatest = useEffectEvent(lookUp);
  useEffect(() => {
    if (!carId) return;
    let cancelled = false;
    lookUpLatest(carId).then((found) => {
      if (!cancelled) setResult(found);
    }, Boolean);
    return () => {
      cancelled = true;
    };
  }, [carId]);
  return result;
}
