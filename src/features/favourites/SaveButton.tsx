import { Icon } from '#components/Icon.tsx';
import type { Favourite } from '#domain/favourite.ts';
import { saveData, saveLabel } from './save-data.ts';

/**
 * The heart of a car. What it does comes late and for all hearts of a page at once (device/keep.ts), which also changes
 * its name and its mark: nothing here depends on what the visitor has saved.
 */
export function SaveButton({ car, className }: { readonly car: Favourite; readonly className: string }) {
  return (
    <button
      type="button"
      className={`save ${className}`}
      aria-label={saveLabel(car.name, false)}
      {...saveData(car)}
      suppressHydrationWarning
    >
      <Icon name="heart" />
    </button>
  );
}
