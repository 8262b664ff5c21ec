import { showEnds } from './show-ends.ts';

showEnds(document, Date.now());
