/** The script of every page, named after this file: fetched by visit-loader.ts when there is something to do. */
import { PHONE_CLICK } from '#domain/lead/events.ts';
import { logProblem } from '#features/track/log.ts';
import { track } from '#features/track/track.ts';

/** What visit-loader.ts hears clicked: a phone number. */
export async function clicked(target: HTMLElement): Promise<void> {
  await phoneClicked(target);
}

/** What an element becomes late, by its `data-late`. */
const LATE = {
  map: async (element) => (await import('#features/map/mount-map.island.tsx')).mountMap(element),
  carousel: async (element) => (await import('#components/carousel.ts')).startCarousel(element),
  recent: async (element) => (await import('#features/recent/recent-cars.island.tsx')).showRecent(element),
} as const satisfies Record<string, (element: HTMLElement) => Promise<unknown>>;

/** The visitor has come to an element that seen-loader.ts watched: it becomes what its `data-late` says. */
export async function seen(element: HTMLElement): Promise<void> {
  const start = LATE[element.dataset.late as keyof typeof LATE];
  await start(element);
}

/** What the dealer shows over its pages (popup-loader.ts). */
export async function popup(): Promise<void> {
  await (await import('#features/popup/show-popup.island.ts')).showPopup();
}

/** A hidden number counts when it is shown, any other when it is called (spec 4). */
async function phoneClicked(target: HTMLElement): Promise<void> {
  const hidden = target.closest<HTMLDetailsElement>('[data-reveal]');
  if (!hidden) track(PHONE_CLICK);
  else if (target.matches('summary')) (await import('#features/car-page/reveal-phone.ts')).revealed(hidden);
}

if (document.querySelector('[data-no-phone]')) logProblem('There is no phone number for this car.');
