import { memo } from 'react';
import { FacetCheckbox, type FacetValueProps } from './FacetCheckbox.tsx';

/** One value of a list, with its count. */
export const FacetRow = memo(({ label, ...checkbox }: FacetValueProps & { readonly label: string }) => (
  <FacetCheckbox {...checkbox} className="check">
    <span>{label}</span>
    <span className="n">{checkbox.count}</span>
  </FacetCheckbox>
));
