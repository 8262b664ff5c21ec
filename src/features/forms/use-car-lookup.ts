import { useEffect, useEffectEvent, useState } from 'react';

/** What is known of a car once it has been asked; undefined until then, without a car, and where it can't be had. */
export function useCarLookup<Answer>(
  carId: string | undefined,
  ask: (carId: string) => Promise<Answer | undefined>,
): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  const asked = useEffectEvent(ask);
  useEffect(() => {
    if (!carId) return;
    let left = false;
    asked(carId).then((found) => {
      if (!left) setAnswer(found);
    }, Boolean);
    return () => {
      left = true;
    };
  }, [carId]);
  return answer;
}
