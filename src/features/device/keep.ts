import { isSaved } from '#domain/favourite.ts';
import { comparePicks } from '#features/compare/compare-list.ts';
import { MOST_COMPARED, withoutPick, withPick } from '#features/compare/picks.ts';
import { showTray } from '#features/compare/tray.tsx';
import { favourites, toggleFavourite } from '#features/favourites/favourites.ts';
import { carOfData, saveLabel } from '#features/favourites/save-data.ts';
import { savedSearches, saveSearch } from '#features/saved-searches/saved-searches.ts';
import { say } from './say.ts';

/*
 * What a page does with what the visitor keeps: hearts, compare ticks and 'Save this search', the number in the header,
 * the compare tray. It is loaded by the few lines in keep-loader.ts, at the first touch of any of them or when something
 * is kept already, and works by delegation: cards may come from the build, from React or from a script.
 */

/**
 * Answers a press on a heart, a compare tick or the button that saves a search. `ticked`: what the press made of a tick;
 * by now it may have been set to what was kept before.
 */
export function press(target: HTMLElement, ticked: boolean | undefined): void {
  const { save, compare, search } = target.dataset;
  if (save !== undefined) toggleFavourite(carOfData(target.dataset));
  else if (compare !== undefined) pick(compare, ticked === true);
  else if (search !== undefined) saveSearch(search);
}

function pick(id: string, ticked: boolean): void {
  const picks = comparePicks.get();
  const next = ticked ? withPick(picks, id) : withoutPick(picks, id);
  if (next) {
    comparePicks.set(next);
    return;
  }
  mark();
  showTray(picks, true);
  say(`${MOST_COMPARED} is the most that can be compared. Take one off first.`);
}

function mark(): void {
  const saved = favourites.get();
  for (const button of document.querySelectorAll<HTMLElement>('[data-save]')) {
    const { save = '', name = '' } = button.dataset;
    const on = isSaved(saved, save);
    if (on === 'on' in button.dataset) continue;
    button.toggleAttribute('data-on', on);
    button.ariaLabel = saveLabel(name, on);
  }
  const picks = comparePicks.get();
  for (const tick of document.querySelectorAll<HTMLInputElement>('[data-compare]'))
    tick.checked = picks.includes(tick.dataset.compare ?? '');
  for (const button of document.querySelectorAll<HTMLElement>('[data-search]')) {
    const { search } = button.dataset;
    button.toggleAttribute(
      'data-on',
      savedSearches.get().some(({ url }) => url === search),
    );
  }
  for (const count of document.querySelectorAll('[data-saved-count]'))
    count.textContent = saved.length > 0 ? String(saved.length) : '';
}

const main = document.getElementById('main');
favourites.subscribe(mark);
savedSearches.subscribe(mark);
comparePicks.subscribe((picks) => {
  mark();
  showTray(picks, false);
});
// The search replaces its cards, and the address that its button stands for.
if (main)
  new MutationObserver(mark).observe(main, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-search'],
  });
