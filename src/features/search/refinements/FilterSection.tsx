import { createContext, type MouseEvent, type ReactNode, useContext, useEffect, useState } from 'react';
import { readStored, writeStored } from '#browser/storage.ts';
import { Icon } from '#ui/icons/Icon.tsx';

export interface FilterSectionProps {
  readonly label: string;
  /** How many values are chosen in it. */
  readonly chosen: number;
  readonly open: boolean;
  readonly hidden?: boolean;
  readonly children: ReactNode;
}

/** Whether sections that a visitor opened or closed stay so on the next page. */
export const KeepSectionsContext = createContext(false);

/** The stored states by heading: true is open. */
function readSections(): Readonly<Record<string, unknown>> {
  return { ...(readStored('localStorage', 'sections') as object | undefined) };
}

/**
 * One filter under its heading. A closed section is hidden but stays mounted, which preserves its refinements. The stored
 * state is applied after hydration, because the first render must equal the HTML.
 */
export function FilterSection({ label, chosen, open, hidden = false, children }: FilterSectionProps) {
  const keep = useContext(KeepSectionsContext);
  const [storedOpen, setStoredOpen] = useState<boolean>();
  const opened = useOnceTrue(open);
  useEffect(() => {
    const stored = keep ? readSections()[label] : undefined;
    if (typeof stored === 'boolean') setStoredOpen(stored);
  }, [keep, label]);
  const storeState = ({ currentTarget }: MouseEvent) => {
    // The section toggles only after the click event, so its new state is the opposite.
    const { open: wasOpen } = currentTarget.parentElement as HTMLDetailsElement;
    if (keep) writeStored('localStorage', 'sections', { ...readSections(), [label]: !wasOpen });
  };
  return (
    <details className="facet" open={storedOpen ?? opened} hidden={hidden}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button, and its click comes from the keyboard too. */}
      <summary onClick={storeState}>
        {label}
        {chosen > 0 && <b>{`${chosen} selected`}</b>}
        <Icon name="down" />
      </summary>
      <div className="facet__body">{children}</div>
    </details>
  );
}

/** True as soon as `now` was true once: what a choice opened must not close when the choice is undone. */
function useOnceTrue(now: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(now);
  if (now && !wasTrue) setWasTrue(true);
  return wasTrue || now;
}
