import { memo, type Ref } from 'react';
import { CompareCheckbox } from '#features/saved/CompareCheckbox.tsx';
import type { SavableCar } from '#features/saved/favourites.ts';
import { SaveButton } from '#features/saved/SaveButton.tsx';

export interface CardToolsProps {
  readonly car: SavableCar;
  /** Only cars for sale can be compared. */
  readonly sold?: boolean | undefined;
  /** Ref of the save button. */
  readonly heart?: Ref<HTMLButtonElement>;
}

/** The save and compare controls of a card. On pages without a search they are an island of their own (CarRow.astro). */
export const CardTools = memo(function CardTools({ car, sold, heart }: CardToolsProps) {
  return (
    <>
      <SaveButton ref={heart} car={car} className="save card__save" />
      {!sold && <CompareCheckbox id={car.id} name={car.name} />}
    </>
  );
});
