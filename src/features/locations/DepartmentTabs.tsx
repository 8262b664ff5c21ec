import { type KeyboardEvent, memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { listChanges } from '#features/locations/finder/list-changes.ts';

interface DepartmentTabsProps {
  /** The name of the tab list: 'Departments of Example Mareeba'. */
  readonly label: string;
  readonly tabs: readonly { readonly id: string; readonly label: string }[];
  /** Index of the tab that is shown at first. */
  readonly first: number;
  readonly [panel: `panel${number}`]: ReactNode;
}

/** The tab that a key moves to. */
const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * The departments at one address as tabs, given as the slots `panel0`, `panel1` and so on. A click or the arrow keys
 * select one, and only its panel is shown. Without scripts all panels are shown, one below the other.
 */
export const DepartmentTabs = memo(function DepartmentTabs({
  label,
  tabs,
  first,
  ...panels
}: DepartmentTabsProps) {
  const [selected, setSelected] = useState(first);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  useEffect(() => listChanges.listen(() => setSelected(0)), []);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = STEPS[event.key]?.(selected, tabs.length);
    if (to === undefined) return;
    event.preventDefault();
    setSelected(to);
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
            aria-selected={index === selected}
            tabIndex={index === selected ? undefined : -1}
            onClick={() => setSelected(index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map(({ id }, index) => (
        <div
          key={id}
          className={index === selected ? undefined : 'unchosen'}
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
