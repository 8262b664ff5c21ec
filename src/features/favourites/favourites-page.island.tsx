import { type Favourite, isSaved, withFavourite } from '#domain/favourite.ts';
import { CarCard } from '#features/car-card/CarCard.tsx';
import type { CardSettings } from '#features/car-card/card-view.ts';
import { type KnownCar, stockNow } from '#features/device/stock-now.ts';
import { toDom } from '#features/device/to-dom.ts';
import { favouriteCard } from './favourite-card.ts';
import { favourites } from './favourites.ts';
import { shareable } from './share.ts';

/**
 * Fills the page of saved cars and keeps it in step with the list: a car that is taken off leaves a line to undo it by
 * until the page is left; one that is saved in another tab comes in.
 */
export function startFavourites(list: HTMLElement): void {
  const settings = JSON.parse(list.dataset.settings ?? '') as CardSettings;
  const now = new Date();
  const slots = new Map<string, { readonly car: Favourite; readonly slot: HTMLElement; saved: boolean }>();
  const known = new Map<string, KnownCar>();
  const asked = new Set<string>();

  const lookUp = async (cars: readonly Favourite[]) => {
    const ids = cars.map(({ id }) => id).filter((id) => !asked.has(id));
    if (ids.length === 0) return;
    for (const id of ids) asked.add(id);
    list.ariaBusy = 'true';
    try {
      for (const [id, car] of await stockNow(list.dataset.index ?? '', ids)) known.set(id, car);
    } catch {
      document.documentElement.dataset.unknown = '';
    }
    list.ariaBusy = 'false';
  };

  const fill = (car: Favourite, slot: HTMLElement, saved: boolean) => {
    const focused = slot.contains(document.activeElement);
    slot.replaceChildren();
    const view = favouriteCard(car, known.get(car.id), settings, now);
    toDom(saved ? <CarCard view={view} level={2} /> : <Removed name={car.name} />, slot);
    if (focused) slot.querySelector<HTMLElement>(saved ? '[data-save]' : '[data-undo]')?.focus();
  };

  const show = () => {
    const saved = favourites.get();
    for (const car of saved) {
      if (slots.has(car.id)) continue;
      const slot = document.createElement('li');
      slots.set(car.id, { car, slot, saved: true });
      list.append(slot);
      fill(car, slot, true);
    }
    for (const [id, entry] of slots) {
      if (entry.saved === isSaved(saved, id)) continue;
      entry.saved = !entry.saved;
      fill(entry.car, entry.slot, entry.saved);
    }
  };

  list.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-undo]')) return;
    const entry = [...slots.values()].find(({ slot }) => slot.contains(target));
    if (entry) favourites.set(withFavourite(favourites.get(), entry.car));
  });
  shareable(list.ownerDocument);
  favourites.subscribe(async (saved) => {
    document.documentElement.toggleAttribute('data-kept', saved.length > 0 || slots.size > 0);
    await lookUp(saved);
    show();
  });
}

/** What is left in a car's place until the page is left. */
function Removed({ name }: { readonly name: string }) {
  return (
    <p className="notice">
      <span>{`${name} removed.`}</span>
      <button type="button" className="btn btn--sm" data-undo aria-label={`Undo: save ${name} again`}>
        Undo
      </button>
    </p>
  );
}
