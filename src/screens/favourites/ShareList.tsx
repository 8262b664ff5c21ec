import { type MouseEvent, useState } from 'react';
import { useStoredList } from '#browser/use-stored-list.ts';
import { favourites } from '#features/saved/favourites.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { isPlainClick } from '#ui/plain-click.ts';
import { sharePath } from './share-path.ts';

/**
 * The way to send the saved cars to somebody. Pressed, the link opens the device's own way to share on a phone and copies
 * its address elsewhere; as a link it can be copied by hand as well.
 */
export function ShareList() {
  const cars = useStoredList(favourites);
  const [news, setNews] = useState('');
  const share = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setNews('');
    setNews(await shareUrl(event.currentTarget.href));
  };
  return (
    <div className="saved-page__tools">
      <p role="status">{news}</p>
      {cars.length > 0 && (
        <a className="btn btn--sm" href={sharePath(cars)} onClick={share}>
          <Icon name="share" />
          Share this list
        </a>
      )}
    </div>
  );
}

/** Shares an address; what it says is for the visitor to read. */
async function shareUrl(url: string): Promise<string> {
  if (matchMedia('(pointer: coarse)').matches && 'share' in navigator) {
    // Rejects when the visitor thinks better of it.
    await navigator.share({ title: document.title, url }).catch(Boolean);
    return '';
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'Link copied.';
  } catch {
    return `Copy this link: ${url}`;
  }
}
