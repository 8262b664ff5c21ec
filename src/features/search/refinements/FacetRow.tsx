import { memo } from 'react';
import { Tick, type TickProps } from './FacetCheckbox.tsx';

/** One value of a list. */
export const FacetRow = memo(({ label, ...tick }: TickProps & { readonly label: string }) => (
  <Tick {...tick} className="check">
    <span>{label}</span>
    <span className="n">{tick.count}</span>
  </Tick>
));
