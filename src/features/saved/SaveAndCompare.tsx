import { memo } from 'react';
import { CompareCheckbox } from './CompareCheckbox.tsx';
import type { SavableCar } from './favourites.ts';
import { SaveButton } from './SaveButton.tsx';
import { ShareButton } from './ShareButton.tsx';

interface SaveAndCompareProps {
  readonly car: SavableCar;
  /** Whether the car can be compared: only cars for sale can. */
  readonly comparable: boolean;
}

/** The controls to save, compare and share on the page of a car. */
export const SaveAndCompare = memo(function SaveAndCompare({ car, comparable }: SaveAndCompareProps) {
  return (
    <div className="save-compare">
      <SaveButton car={car} className="btn btn--sm save-word" showLabel />
      {comparable && (
        <span data-offer>
          <CompareCheckbox id={car.id} name={car.name} />
        </span>
      )}
      <ShareButton />
    </div>
  );
});
