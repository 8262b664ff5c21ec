import { useState } from 'react';
import { shareUrl } from '#browser/share-url.ts';
import { Icon } from '#ui/icons/Icon.tsx';

/** Shares the page of a car, without the parameters of whatever led to it. */
export function ShareButton() {
  const [news, setNews] = useState('');
  const share = async () => {
    setNews('');
    setNews(await shareUrl(location.origin + location.pathname));
  };
  return (
    <>
      <button type="button" className="btn btn--sm" onClick={share}>
        <Icon name="share" />
        Share
      </button>
      <span role="status">{news}</span>
    </>
  );
}
