// While developing there is no compiled island to name: this loads it at once, after what React needs to take changes in
// while the page is open. It also makes the build emit the island; there the first module is empty.
import '@vitejs/plugin-react/preamble';

import('./search-island.ts').then(({ mount }) => mount());
