import { memo } from 'react';
import type { Favourite } from '#domain/favourite.ts';
import { CompareCheckbox } from './CompareCheckbox.tsx';
import { SaveButton } from './SaveButton.tsx';

interface SaveAndCompareProps {
  readonly car: Favourite;
  /** Whether it can be compared: it is on offer. */
  readonly comparable: boolean;
}

/** Save and compare on the page of a car. */
export const SaveAndCompare = memo(function KeepCar({ car, comparable }: SaveAndCompareProps) {
  return (
    <div className="save-compare">
      <SaveButton car={car} className="btn btn--sm save-word" showLabel />
      {comparable && (
        <span data-offer>
          <CompareCheckbox id={car.id} name={car.name} />
        </span>
      )}
    </div>
  );
});
