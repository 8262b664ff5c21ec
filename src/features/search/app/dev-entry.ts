// Development has no compiled island to name: this loads it at once, after React's hot reload preamble. It also makes the
// build emit the island; there the preamble is empty.
import '@vitejs/plugin-react/preamble';

import('./search-island.ts').then(({ mount }) => mount());
