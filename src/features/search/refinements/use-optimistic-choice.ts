import { startTransition, useOptimistic, useRef, useState } from 'react';
import { nextPaint } from '#browser/next-paint.ts';

/**
 * A choice that shows at once and is searched after the paint: of several within a frame, only the last. Then it is that
 * of the search again, which a failure restores (T-23). The function keeps its identity.
 */
export function useOptimisticChoice<Choice>(chosen: Choice, search: (choice: Choice) => void) {
  const [shown, show] = useOptimistic(chosen);
  const latestSearch = useRef(search);
  latestSearch.current = search;
  const latest = useRef<Choice>(undefined);
  const [choose] = useState(() => (choice: Choice) => {
    latest.current = choice;
    startTransition(async () => {
      show(choice);
      await nextPaint();
      if (latest.current === choice) latestSearch.current(choice);
    });
  });
  return [shown, choose] as const;
}
