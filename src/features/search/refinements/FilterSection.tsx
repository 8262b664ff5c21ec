import { createContext, type MouseEvent, type ReactNode, useContext, useEffect, useState } from 'react';
import { Icon } from '#ui/icons/Icon.tsx';
import { readSectionStates, storeSectionState } from './section-storage.ts';

export interface FilterSectionProps {
  readonly label: string;
  /** How many values are chosen in it. */
  readonly chosen: number;
  readonly open: boolean;
  readonly hidden?: boolean;
  readonly children: ReactNode;
}

/** The localStorage key of the sections' open or closed states; null where they are not stored. */
export const SectionStorageKeyContext = createContext<string | null>(null);

/** A function, because merely accessing `localStorage` throws where storage is disabled. */
const getStorage = () => localStorage;

/**
 * One filter under its heading. A closed section is hidden but stays mounted, which preserves its refinements. The stored
 * state is applied after hydration, because the first render must equal the HTML.
 */
export function FilterSection({ label, chosen, open, hidden = false, children }: FilterSectionProps) {
  const key = useContext(SectionStorageKeyContext);
  const [storedOpen, setStoredOpen] = useState<boolean>();
  const opened = useOnceTrue(open);
  useEffect(() => {
    if (key) setStoredOpen(readSectionStates(getStorage, key)[label]);
  }, [key, label]);
  const storeState = ({ currentTarget }: MouseEvent) => {
    // The section toggles only after the click event, so its new state is the opposite.
    if (key)
      storeSectionState(getStorage, key, label, !(currentTarget.parentElement as HTMLDetailsElement).open);
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
