import { useStore } from '@nanostores/react';
import { memo } from 'react';
import { favourites } from './favourites.ts';

/** How many cars the visitor has saved; nothing while there are none. */
export const SavedCount = memo(function SavedCount() {
  const { length } = useStore(favourites, { ssr: 'initial' });
  return <span className="saved-link__n num">{length > 0 ? length : ''}</span>;
});
