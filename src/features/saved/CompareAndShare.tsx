import { memo, useState } from 'react';
import { shareUrl } from '#browser/share-url.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { CompareCheckbox } from './CompareCheckbox.tsx';

interface CompareAndShareProps {
  readonly id: string;
  /** The car's title. */
  readonly name: string;
  /** Only cars for sale can be compared. */
  readonly sold?: boolean | undefined;
}

/** The controls to compare and share on the page of a car. */
export const CompareAndShare = memo(function CompareAndShare({ id, name, sold }: CompareAndShareProps) {
  return (
    <div className="compare-share">
      {!sold && (
        <span data-offer>
          <CompareCheckbox id={id} name={name} />
        </span>
      )}
      <ShareButton />
    </div>
  );
});

/** Shares the page of a car, without the parameters of whatever led to it. */
function ShareButton() {
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
