// React's fast refresh in development, which must be set up before an island loads. Empty in a build.
import '@vitejs/plugin-react/preamble';

// Also makes the build emit it.
if (!('popover' in HTMLElement.prototype)) import('./popover-polyfill.ts');
