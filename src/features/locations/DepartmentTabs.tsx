import { type KeyboardEvent, memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { listChanges } from '#features/locations/finder/list-changes.ts';

interface DepartmentTabsProps {
  /** Whose departments: 'Departments of Example Mareeba'. */
  readonly label: string;
  readonly tabs: readonly { readonly id: string; readonly label: string }[];
  /** Which one is shown at first. */
  readonly first: number;
  readonly [panel: `panel${number}`]: ReactNode;
}

/** Where a key leads from a tab. */
const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * The departments of a place as tabs, given as the slots `panel0`, `panel1` and so on: a click or the arrow keys choose
 * one, and its panel alone is shown. Without scripts all of them are shown, one below the other.
 */
export const DepartmentTabs = memo(function DepartmentTabs({
  label,
  tabs,
  first,
  ...panels
}: DepartmentTabsProps) {
  const [chosen, setChosen] = useState(first);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  useEffect(() => listChanges.listen(() => setChosen(0)), []);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = STEPS[event.key]?.(chosen, tabs.length);
    if (to === undefined) return;
    event.preventDefault();
    setChosen(to);
    buttons.current[to]?.focus();
  };
  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${tab.id}-tab`}
            ref={(element) => {
              buttons.current[index] = element;
            }}
            aria-controls={tab.id}
            aria-selected={index === chosen}
            tabIndex={index === chosen ? undefined : -1}
            onClick={() => setChosen(index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map(({ id }, index) => (
        <div
          key={id}
          className={index === chosen ? undefined : 'unchosen'}
          id={id}
          role="tabpanel"
          aria-labelledby={`${id}-tab`}
        >
          {panels[`panel${index}`]}
        </div>
      ))}
    </>
  );
});
