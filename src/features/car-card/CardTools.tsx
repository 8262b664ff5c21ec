import { memo, type Ref } from 'react';
import type { Favourite } from '#domain/favourite.ts';
import { CompareCheckbox } from '#features/saved/CompareCheckbox.tsx';
import { SaveButton } from '#features/saved/SaveButton.tsx';

export interface CardToolsProps {
  readonly car: Favourite;
  /** The card's title. */
  readonly title: string;
  /** Whether it can be compared: it is on offer. */
  readonly comparable: boolean;
  /** For the button that saves it. */
  readonly heart?: Ref<HTMLButtonElement>;
}

/** The controls of a card: save and compare. On pages without a search they are an island of their own (CarRow.astro). */
export const CardTools = memo(function CardTools({ car, title, comparable, heart }: CardToolsProps) {
  return (
    <>
      <SaveButton ref={heart} car={car} className="save card__save" />
      {comparable && <CompareCheckbox id={car.id} name={title} />}
    </>
  );
});
