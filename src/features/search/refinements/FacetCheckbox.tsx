import { type ReactNode, useEffect, useRef } from 'react';

export interface FacetValueProps {
  /** The attribute. */
  readonly name: string;
  readonly value: string;
  readonly count: number;
  readonly ticked: boolean;
  /** Looks like one of several; touched again it is off (T-22). */
  readonly single: boolean;
  /** Must stay the same function from render to render, or every row renders for every tick. */
  readonly onPick: (value: string, on: boolean) => void;
}

interface FacetCheckboxProps extends FacetValueProps {
  readonly className: string;
  readonly children: ReactNode;
}

/** The box of a value with its words: a value without cars can't be chosen, only taken off. */
export function FacetCheckbox({
  name,
  value,
  count,
  ticked,
  single,
  onPick,
  className,
  children,
}: FacetCheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  // A tick made before hydration stands in the document, but nobody has heard of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the page was opened with counts
  useEffect(() => {
    const early = box.current?.checked ?? ticked;
    if (early !== ticked && (early || !single)) onPick(value, early);
  }, []);
  return (
    <label className={className}>
      <input
        ref={box}
        type={single ? 'radio' : 'checkbox'}
        name={name}
        autoComplete="off"
        value={value}
        checked={ticked}
        disabled={count === 0 && !ticked}
        onChange={(event) => onPick(value, event.target.checked)}
        onClick={single && ticked ? () => onPick(value, false) : undefined}
      />
      {children}
    </label>
  );
}
