import { createContext } from 'react';

/** Closes the drawer that the filters are in on narrow screens; where they are not in one, does nothing. */
export const CloseDrawerContext = createContext<() => void>(() => {});
