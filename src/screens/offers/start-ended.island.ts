import { toggleExpired } from './show-ends.ts';

toggleExpired(document, Date.now());
