import { memo } from 'react';
import { useStoredList } from '#browser/use-stored-list.ts';
import { favourites } from './favourites.ts';

/** How many cars the visitor has saved; nothing while there are none. */
export const SavedCount = memo(function SavedCount() {
  const { length } = useStoredList(favourites);
  return <span className="saved-link__n num">{length > 0 ? length : ''}</span>;
});
