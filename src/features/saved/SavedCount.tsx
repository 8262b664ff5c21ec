import { memo } from 'react';
import { useStoredList } from '#browser/stored-list.ts';
import { favourites } from './favourites.ts';

/** The number of saved cars; empty while there are none. */
export const SavedCount = memo(function SavedCount() {
  const { length } = useStoredList(favourites);
  return <span className="saved-link__n num">{length > 0 ? length : ''}</span>;
});
