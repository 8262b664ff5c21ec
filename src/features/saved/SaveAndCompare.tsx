import { memo, useState } from 'react';
import { shareUrl } from '#browser/share-url.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { CompareCheckbox } from './CompareCheckbox.tsx';
import type { SavableCar } from './favourites.ts';
import { SaveButton } from './SaveButton.tsx';

interface SaveAndCompareProps {
  readonly car: SavableCar;
  /** Whether the car can be compared: only cars for sale can. */
  readonly comparable: boolean;
}

/** The controls to save, compare and share on the page of a car. */
export const SaveAndCompare = memo(function SaveAndCompare({ car, comparable }: SaveAndCompareProps) {
  return (
    <div className="save-compare">
      <SaveButton car={car} className="btn btn--sm save-word" showLabel />
      {comparable && (
        <span data-offer>
          <CompareCheckbox id={car.id} name={car.name} />
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
