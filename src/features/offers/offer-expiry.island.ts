import { toggleExpired } from './toggle-expired.ts';

toggleExpired(document, Date.now());
