// The compiled script is named after this file.
import './visit.island.ts';
