import { useEffect, useRef } from 'react';
import { useIsStored } from '#browser/stored-list.ts';
import { compareSelection, setCompared } from './compare-list.ts';

/** The checkbox that selects a car for comparison. */
export function CompareCheckbox({ id, name }: { readonly id: string; readonly name: string }) {
  const box = useRef<HTMLInputElement>(null);
  const selected = useIsStored(compareSelection, (ids) => ids.includes(id));
  // Picks up a tick made before hydration.
  useEffect(() => {
    if (box.current?.checked) setCompared(id, true);
  }, [id]);
  return (
    <label className="check compare-tick">
      <input
        ref={box}
        type="checkbox"
        autoComplete="off"
        aria-label={`Compare ${name}`}
        checked={selected}
        onChange={({ target }) => setCompared(id, target.checked)}
      />
      <span>Compare</span>
    </label>
  );
}
