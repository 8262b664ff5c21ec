import { matchesWords } from '#domain/location/match-words.ts';

/** The key in the address (spec 2), and how long after the last letter it is written. */
const KEY = 'locationQuery';
const DEBOUNCE = 300;

/** The locations page's own search: it shows the places that match, puts open ones first on request, and writes the address. */
export function startPlaceSearch(form: HTMLFormElement): void {
  const list = document.querySelector('[data-places]');
  const box = form.querySelector<HTMLInputElement>(`[name=${KEY}]`);
  const status = form.querySelector('[role=status]');
  if (!list || !box || !status) return;
  const places = [...list.querySelectorAll<HTMLElement>(':scope > [data-words]')];
  const openFirst = form.querySelector<HTMLInputElement>('[name=open]');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown = '';

  const show = () => {
    const found = places.filter((place) => matchesWords(place.dataset.words ?? '', box.value));
    for (const place of places) place.hidden = !found.includes(place);
    const order = openFirst?.checked
      ? places.toSorted((a, b) => Number(openNow(b)) - Number(openNow(a)))
      : places;
    const key = order.map((place) => `${place.id} ${place.hidden}`).join();
    if (key === shown) return;
    // The list has changed: nobody looks at a tab of it any longer (spec 4).
    if (shown !== '')
      for (const tab of list.querySelectorAll<HTMLElement>('[role=tab]:first-child')) tab.click();
    shown = key;
    if (openFirst) list.append(...order);
    status.textContent = statusOf(found.length, places.length, box.value.trim());
  };
  const write = () => {
    const url = new URL(location.href);
    if (box.value.trim() === '') url.searchParams.delete(KEY);
    else url.searchParams.set(KEY, box.value.trim());
    history.replaceState(history.state, '', url);
  };

  box.value = new URLSearchParams(location.search).get(KEY) ?? '';
  box.addEventListener('input', () => {
    show();
    clearTimeout(timer);
    timer = setTimeout(write, DEBOUNCE);
  });
  openFirst?.addEventListener('change', show);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    clearTimeout(timer);
    write();
  });
  show();
}

function openNow(place: Element): boolean {
  return place.querySelector('.open:not(.open--not)') !== null;
}

function statusOf(found: number, all: number, typed: string): string {
  if (found === 0) return `No location matches “${typed}”.`;
  return found === all ? `${all} locations` : `${found} of ${all} locations`;
}
