import { isSaved } from '#domain/favourite.ts';
import { type VehicleWords, vehicleCount } from '#domain/vehicle-words.ts';
import { CarCard } from '#features/car-card/CarCard.tsx';
import type { CardSettings, CardView } from '#features/car-card/card-view.ts';
import { stockNow } from '#features/device/stock-now.ts';
import { toDom } from '#features/device/to-dom.ts';
import { listedCard } from './favourite-card.ts';
import { favourites, toggleFavourite } from './favourites.ts';

/** Shows the cars that the address names, as somebody has sent it: they are saved one by one or all at once. */
export async function showShared(part: HTMLElement, ids: readonly string[]): Promise<void> {
  const own = document.querySelector<HTMLElement>('[data-favourites]');
  const list = part.querySelector<HTMLElement>('[data-shared-list]');
  const note = part.querySelector<HTMLElement>('[data-shared-note]');
  const saveAll = part.querySelector<HTMLButtonElement>('[data-save-all]');
  if (!own || !list || !note || !saveAll) return;
  const settings = JSON.parse(own.dataset.settings ?? '') as CardSettings;
  part.hidden = false;
  list.ariaBusy = 'true';
  const views = await lookUp(own.dataset.index ?? '', ids, settings);
  list.ariaBusy = 'false';
  if (!views) {
    document.documentElement.dataset.unknown = '';
    return;
  }
  note.textContent = sharedWords(views.length, ids.length, settings.vehicle);
  for (const view of views) {
    const slot = document.createElement('li');
    toDom(<CarCard view={view} />, slot);
    list.append(slot);
  }
  const unsaved = () => views.filter(({ id }) => !isSaved(favourites.get(), id));
  favourites.subscribe(() => {
    saveAll.hidden = unsaved().length === 0;
  });
  saveAll.addEventListener('click', () => {
    // What marks hearts and counts in the header is not there for a visitor who has kept nothing yet.
    for (const { favourite } of unsaved()) toggleFavourite(favourite);
    note.tabIndex = -1;
    note.focus();
  });
}

/** Undefined where the stock can't be asked. */
async function lookUp(
  indexUrl: string,
  ids: readonly string[],
  settings: CardSettings,
): Promise<CardView[] | undefined> {
  try {
    const known = await stockNow(indexUrl, ids);
    const now = new Date();
    return [...known].flatMap(([id, car]) =>
      car.kind === 'listed' ? [listedCard(id, car, settings, now)] : [],
    );
  } catch {
    return undefined;
  }
}

function sharedWords(listed: number, asked: number, vehicle: VehicleWords): string {
  const left = asked - listed;
  const gone =
    left === 0
      ? ''
      : ` ${vehicleCount(left, vehicle)} of this list ${left === 1 ? 'is' : 'are'} no longer in stock.`;
  return `${vehicleCount(listed, vehicle)} to look at.${gone}`;
}
