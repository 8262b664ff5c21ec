import { memo, useEffect, useRef, useState } from 'react';
import { afterPaint } from './after-paint.ts';

export interface FacetRowProps {
  /** The attribute. */
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly refined: boolean;
  /** Must stay the same function from render to render, or every row renders for every tick. */
  readonly onToggle: (value: string) => void;
}

/**
 * One value of a filter. The tick shows at once, the search follows after the paint (spec 4: optimistic selection); when
 * the search says otherwise, it wins.
 */
export const FacetRow = memo(function FacetRow({
  name,
  value,
  label,
  count,
  refined,
  onToggle,
}: FacetRowProps) {
  const [ticked, setTicked] = useState(refined);
  const [known, setKnown] = useState(refined);
  const box = useRef<HTMLInputElement>(null);
  if (known !== refined) {
    setKnown(refined);
    setTicked(refined);
  }
  const toggle = (on: boolean) => {
    setTicked(on);
    afterPaint(() => onToggle(value));
  };
  // A tick made before hydration stands in the document, but nobody has heard of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the page was opened with counts
  useEffect(() => {
    const early = box.current?.checked;
    if (early !== undefined && early !== refined) toggle(early);
  }, []);
  return (
    <label className="check">
      <input
        ref={box}
        type="checkbox"
        name={name}
        autoComplete="off"
        value={value}
        checked={ticked}
        disabled={count === 0 && !ticked}
        onChange={(event) => toggle(event.target.checked)}
      />
      <span>{label}</span>
      <span className="n">{count}</span>
    </label>
  );
});
