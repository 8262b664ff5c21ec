import { type MouseEvent, useState } from 'react';
import { shareUrl } from '#browser/share-url.ts';
import { useStoredList } from '#browser/use-stored-list.ts';
import { favourites } from '#features/saved/favourites.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { isPlainClick } from '#ui/plain-click.ts';
import { sharePath } from './share-path.ts';

/**
 * The link to share the saved cars. A click opens the share dialog on a phone and copies the address elsewhere; as a
 * link it can also be copied by hand.
 */
export function ShareList() {
  const cars = useStoredList(favourites);
  const [message, setMessage] = useState('');
  const share = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setMessage('');
    setMessage(await shareUrl(event.currentTarget.href));
  };
  return (
    <div className="saved-page__tools">
      <p role="status">{message}</p>
      {cars.length > 0 && (
        <a className="btn btn--sm" href={sharePath(cars)} onClick={share}>
          <Icon name="share" />
          Share this list
        </a>
      )}
    </div>
  );
}
