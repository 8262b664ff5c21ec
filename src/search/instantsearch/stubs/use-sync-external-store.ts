import { useSyncExternalStore as hookOfReact } from 'react';

/**
 * In place of a shim for versions of React without this hook. A file, because the development server would take an alias of
 * `react` itself for one more module to transform.
 */
export const useSyncExternalStore = hookOfReact;
