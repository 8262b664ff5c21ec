import { memo, type ReactNode, useEffect, useRef } from 'react';

export interface FacetValueProps {
  /** The attribute, as the input's name. */
  readonly name: string;
  readonly value: string;
  readonly count: number;
  readonly ticked: boolean;
  /** A radio button that a second click clears (T-22). */
  readonly single: boolean;
  /** Must be the same function on every render, or each tick renders every row. */
  readonly onPick: (value: string, on: boolean) => void;
}

interface FacetCheckboxProps extends FacetValueProps {
  readonly className: string;
  readonly children: ReactNode;
}

/** The checkbox of a facet value with its label. A value without cars can be unticked, but not ticked. */
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
  // Picks up a tick made before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on hydration
  useEffect(() => {
    const checked = box.current?.checked ?? ticked;
    if (checked !== ticked && (checked || !single)) onPick(value, checked);
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

/** One value of a list, with its count. */
export const FacetRow = memo(({ label, ...checkbox }: FacetValueProps & { readonly label: string }) => (
  <FacetCheckbox {...checkbox} className="check">
    <span>{label}</span>
    <span className="n">{checkbox.count}</span>
  </FacetCheckbox>
));
