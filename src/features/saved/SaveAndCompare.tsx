import { memo } from 'react';
import type { Favourite } from '#domain/favourite.ts';
import { CompareTick } from './CompareCheckbox.tsx';
import { SaveButton } from './SaveButton.tsx';

interface KeepCarProps {
  readonly car: Favourite;
  /** Whether it can be compared: it is on offer. */
  readonly comparable: boolean;
}

/** Save and compare on the page of a car. */
export const KeepCar = memo(function KeepCar({ car, comparable }: KeepCarProps) {
  return (
    <div className="keep-car">
      <SaveButton car={car} className="btn btn--sm save-word" words />
      {comparable && (
        <span data-offer>
          <CompareTick id={car.id} name={car.name} />
        </span>
      )}
    </div>
  );
});
