import { useEffect, useRef } from 'react';
import { useDeviceList } from '#browser/use-stored-list.ts';
import { comparePicks, pickCar } from './compare-list.ts';

/** The tick that puts a car on the list to compare. */
export function CompareTick({ id, name }: { readonly id: string; readonly name: string }) {
  const box = useRef<HTMLInputElement>(null);
  const picked = useDeviceList(comparePicks).includes(id);
  // A tick made before hydration stands in the document, but nobody has heard of it.
  useEffect(() => {
    if (box.current?.checked) pickCar(id, true);
  }, [id]);
  return (
    <label className="check compare-tick">
      <input
        ref={box}
        type="checkbox"
        autoComplete="off"
        aria-label={`Compare ${name}`}
        checked={picked}
        onChange={({ target }) => pickCar(id, target.checked)}
      />
      <span>Compare</span>
    </label>
  );
}
