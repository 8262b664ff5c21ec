import { createContext, type MouseEvent, type ReactNode, useContext, useEffect, useState } from 'react';
import { Icon } from '#ui/icons/Icon.tsx';
import { readSectionStates, storeSectionState } from './section-storage.ts';
import { useOnceTrue } from './use-once-true.ts';

export interface FilterSectionProps {
  readonly label: string;
  /** How many choices are made in it. */
  readonly chosen: number;
  readonly open: boolean;
  readonly hidden?: boolean;
  readonly children: ReactNode;
}

/** The key in localStorage under which open sections are kept; null = they are not. */
export const SectionStorageKeyContext = createContext<string | null>(null);

/** Asked for when needed: where storage is off, already naming it throws. */
const getStorage = () => localStorage;

/**
 * One filter under its heading. Closed it is hidden, never taken away: its choices stay in force. What the visitor kept
 * open or closed is applied once the page is live, so that hydration finds the page as it was made.
 */
export function FilterSection({ label, chosen, open, hidden = false, children }: FilterSectionProps) {
  const key = useContext(SectionStorageKeyContext);
  const [kept, setKept] = useState<boolean>();
  const opened = useOnceTrue(open);
  useEffect(() => {
    if (key) setKept(readSectionStates(getStorage, key)[label]);
  }, [key, label]);
  const keep = ({ currentTarget }: MouseEvent) => {
    // The click has not opened or closed it yet.
    if (key)
      storeSectionState(getStorage, key, label, !(currentTarget.parentElement as HTMLDetailsElement).open);
  };
  return (
    <details className="facet" open={kept ?? opened} hidden={hidden}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button, and its click comes from the keyboard too. */}
      <summary onClick={keep}>
        {label}
        {chosen > 0 && <b>{`${chosen} selected`}</b>}
        <Icon name="down" />
      </summary>
      <div className="facet__body">{children}</div>
    </details>
  );
}
