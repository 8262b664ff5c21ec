import type { Ref } from 'react';
import { useIsStored } from '#browser/stored-list.ts';
import { isSaved } from '#domain/favourite.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { favourites, type SavableCar, saveLabel, toggleFavourite } from './favourites.ts';

interface SaveButtonProps {
  readonly car: SavableCar;
  readonly className: string;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** The heart of a car: saves it on the visitor's device, or removes it. */
export function SaveButton({ car, className, ref }: SaveButtonProps) {
  const saved = useIsStored(favourites, (list) => isSaved(list, car.id));
  return (
    <button
      ref={ref}
      type="button"
      className={className}
      aria-label={saveLabel(car.name, saved)}
      data-save={car.id}
      data-on={saved ? '' : undefined}
      onClick={() => toggleFavourite(car)}
    >
      <Icon name="heart" />
    </button>
  );
}
