// Never loaded: it makes the build emit the script that visit-loader.ts names.
import('./visit-entry.ts');
