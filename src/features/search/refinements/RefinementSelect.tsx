import { useEffect, useRef } from 'react';

interface Option {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** What an address may choose though a dropdown can't: several values. */
const SEVERAL = ' several';

/** One value of a list, or 'All'. */
export function RefinementSelect({
  label,
  options,
  chosen,
  onPick,
}: {
  readonly label: string;
  readonly options: readonly Option[];
  readonly chosen: readonly string[];
  /** null = all. */
  readonly onPick: (value: string | null, on: boolean) => void;
}) {
  const field = useRef<HTMLSelectElement>(null);
  const [first = '', second] = chosen;
  const value = second === undefined ? first : SEVERAL;
  // What was chosen before hydration stands in the document, but nobody has heard of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the page was opened with counts
  useEffect(() => {
    const early = field.current?.value ?? value;
    if (early !== value) onPick(early || null, true);
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
          {`${chosen.length} chosen`}
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
