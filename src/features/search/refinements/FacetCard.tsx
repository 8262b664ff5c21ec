import { memo } from 'react';
import { markOf } from '#features/makes/make-logo.ts';
import { Tick, type TickProps } from './FacetCheckbox.tsx';

interface FacetCardProps extends TickProps {
  readonly label: string;
  /** Address of its picture; undefined = it is set in type. */
  readonly picture: string | undefined;
}

/** One make or body as a card: its mark, its name, how many. The box lies over the whole card. */
export const FacetCard = memo(({ label, picture, ...tick }: FacetCardProps) => (
  <Tick {...tick} className="make make--marked">
    <MarkBox name={label} picture={picture} />
    <b>{label}</b>
    <span className="num n">{tick.count}</span>
  </Tick>
));

function MarkBox({ name, picture }: { readonly name: string; readonly picture: string | undefined }) {
  const mark = markOf(name, picture);
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
