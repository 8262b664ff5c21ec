import type { ReactNode } from 'react';
import { Icon } from '#components/Icon.tsx';

export interface SectionProps {
  readonly label: string;
  /** How many choices are made in it. */
  readonly chosen: number;
  readonly open: boolean;
  readonly hidden?: boolean;
  readonly children: ReactNode;
}

/** One filter under its heading. Closed it is hidden, never taken away: its choices stay in force. */
export function Section({ label, chosen, open, hidden = false, children }: SectionProps) {
  return (
    <details className="facet" open={open} hidden={hidden}>
      <summary>
        {label}
        {chosen > 0 && <b>{`${chosen} selected`}</b>}
        <Icon name="down" />
      </summary>
      <div className="facet__body">{children}</div>
    </details>
  );
}
