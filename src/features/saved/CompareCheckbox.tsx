import { useEffect, useRef } from 'react';
import { useStoredList } from '#browser/use-stored-list.ts';
import { compareSelection, setCompared } from './compare-list.ts';

/** The tick that puts a car on the list to compare. */
export function CompareCheckbox({ id, name }: { readonly id: string; readonly name: string }) {
  const box = useRef<HTMLInputElement>(null);
  const picked = useStoredList(compareSelection).includes(id);
  // A tick made before hydration stands in the document, but nobody has heard of it.
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
        checked={picked}
        onChange={({ target }) => setCompared(id, target.checked)}
      />
      <span>Compare</span>
    </label>
  );
}
