import { memo } from 'react';
import { toMakeLogo } from '#features/makes/make-logo.ts';
import { FacetCheckbox, type FacetValueProps } from './FacetCheckbox.tsx';

interface FacetCardProps extends FacetValueProps {
  readonly label: string;
  /** URL of its picture; undefined: shown as letters. */
  readonly picture: string | undefined;
}

/** One make or body as a card: logo, name, count. Its checkbox covers the whole card. */
export const FacetCard = memo(({ label, picture, ...checkbox }: FacetCardProps) => (
  <FacetCheckbox {...checkbox} className="make make--marked">
    <FacetPicture name={label} picture={picture} />
    <b>{label}</b>
    <span className="num n">{checkbox.count}</span>
  </FacetCheckbox>
));

function FacetPicture({ name, picture }: { readonly name: string; readonly picture: string | undefined }) {
  const logo = toMakeLogo(name, picture);
  if (logo.kind === 'letters') {
    return (
      <i className="mark" aria-hidden="true">
        {logo.letters}
      </i>
    );
  }
  if (logo.kind === 'ink') {
    return (
      <svg className="mark" aria-hidden="true">
        <use href={logo.src} />
      </svg>
    );
  }
  return <img className="mark" src={logo.src} alt="" loading="lazy" decoding="async" />;
}
