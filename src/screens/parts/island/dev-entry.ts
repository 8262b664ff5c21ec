// While developing there is no compiled island to name: this loads it at once. It also makes the build emit it.
import('./parts-island.ts').then(({ mount }) => mount());
