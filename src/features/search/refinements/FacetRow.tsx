import { memo } from 'react';
import { FacetCheckbox, type FacetValueProps } from './FacetCheckbox.tsx';

/** One value of a list. */
export const FacetRow = memo(({ label, ...tick }: FacetValueProps & { readonly label: string }) => (
  <FacetCheckbox {...tick} className="check">
    <span>{label}</span>
    <span className="n">{tick.count}</span>
  </FacetCheckbox>
));
