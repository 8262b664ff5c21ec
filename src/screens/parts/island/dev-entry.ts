// Development has no compiled island to reference, so this loads it directly. It also makes the build emit it.
import('./parts-island.ts').then(({ mount }) => mount());
