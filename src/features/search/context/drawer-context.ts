import { createContext } from 'react';

/** Closes the filter drawer of narrow screens; does nothing where there is none. */
export const CloseDrawerContext = createContext<() => void>(() => {});
