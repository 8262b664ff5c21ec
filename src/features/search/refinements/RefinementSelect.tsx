import { useEffect, useRef } from 'react';

interface Option {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** The option shown when an address chooses several values, which a dropdown can't. */
const SEVERAL = ' several';

/** A facet as a dropdown: one value, or 'All'. */
export function RefinementSelect({
  label,
  options,
  chosen,
  onPick,
}: {
  readonly label: string;
  readonly options: readonly Option[];
  readonly chosen: readonly string[];
  /** null: all. */
  readonly onPick: (value: string | null, on: boolean) => void;
}) {
  const field = useRef<HTMLSelectElement>(null);
  const [first = '', second] = chosen;
  const value = second === undefined ? first : SEVERAL;
  // Picks up an option chosen before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on hydration
  useEffect(() => {
    const selected = field.current?.value ?? value;
    if (selected !== value) onPick(selected || null, true);
  }, []);
  return (
    <select
      ref={field}
      className="select"
      aria-label={label}
      autoComplete="off"
      value={value}
      onChange={(event) => onPick(event.target.value || null, true)}
    >
      <option value="">All</option>
      {second !== undefined && (
        <option value={SEVERAL} disabled>
          {`${chosen.length} selected`}
        </option>
      )}
      {options.map((option) => (
        <option
          key={option.value}
          value={option.value}
          disabled={option.count === 0 && !chosen.includes(option.value)}
        >
          {`${option.label} (${option.count})`}
        </option>
      ))}
    </select>
  );
}
