// While developing there is no compiled script to name: keep-loader.ts asks for the source. This makes the build emit it.
import('./keep.ts');
