import { withIds } from '#features/device/ids-in-address.ts';
import { favourites } from './favourites.ts';

/** As many as an address may name. */
export const MOST_SHARED = 50;

/**
 * Makes the share link lead to the saved cars, whatever they are: pressed, it opens the device's own way to share on a
 * phone and copies the address elsewhere; as a link it can be copied by hand as well.
 */
export function shareable(page: Document): void {
  const link = page.querySelector<HTMLAnchorElement>('[data-share]');
  const news = page.querySelector('[data-share-news]');
  if (!link || !news) return;
  favourites.subscribe((saved) => {
    const ids = saved.map(({ id }) => id).slice(-MOST_SHARED);
    link.href = withIds('/favourites/', ids);
    link.hidden = ids.length === 0;
  });
  link.addEventListener('click', async (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    news.textContent = '';
    if (matchMedia('(pointer: coarse)').matches && 'share' in navigator) {
      // Rejects when the visitor thinks better of it.
      await navigator.share({ title: page.title, url: link.href }).catch(Boolean);
      return;
    }
    try {
      await navigator.clipboard.writeText(link.href);
      news.textContent = 'Link copied.';
    } catch {
      news.textContent = `Copy this link: ${link.href}`;
    }
  });
}
