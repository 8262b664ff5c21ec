import { memo } from 'react';
import { toMakeLogo } from '#features/makes/make-logo.ts';
import { FacetCheckbox, type FacetValueProps } from './FacetCheckbox.tsx';

interface FacetCardProps extends FacetValueProps {
  readonly label: string;
  /** Address of its picture; undefined = it is set in type. */
  readonly picture: string | undefined;
}

/** One make or body as a card: its mark, its name, how many. The box lies over the whole card. */
export const FacetCard = memo(({ label, picture, ...tick }: FacetCardProps) => (
  <FacetCheckbox {...tick} className="make make--marked">
    <FacetPicture name={label} picture={picture} />
    <b>{label}</b>
    <span className="num n">{tick.count}</span>
  </FacetCheckbox>
));

function FacetPicture({ name, picture }: { readonly name: string; readonly picture: string | undefined }) {
  const mark = toMakeLogo(name, picture);
  if (mark.kind === 'letters') {
    return (
      <i className="mark" aria-hidden="true">
        {mark.letters}
      </i>
    );
  }
  if (mark.kind === 'ink') {
    return (
      <svg className="mark" aria-hidden="true">
        <use href={mark.src} />
      </svg>
    );
  }
  return <img className="mark" src={mark.src} alt="" loading="lazy" decoding="async" />;
}
