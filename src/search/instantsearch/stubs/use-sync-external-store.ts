// In place of a shim for versions of React without this hook. A file, because the development server would take an alias of
// `react` itself for one more module to transform.
// biome-ignore lint/performance/noBarrelFile: a name for a package, which costs no bytes this way
export { useSyncExternalStore } from 'react';
