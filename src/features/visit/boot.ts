// While developing there is no compiled script to name: this loads it at once. It also makes the build emit it.
import('./visit-entry.ts');
