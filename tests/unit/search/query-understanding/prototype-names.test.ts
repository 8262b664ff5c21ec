import { expect, test } from 'vitest';
import { MAKE_SYNONYMS, synonymsOf } from '#search/query-understanding/synonyms.ts';

test.each(['constructor', '__proto__', 'toString', 'Lada Niva 4x4'])(
  'a feed may call a make %s: it has no other words',
  (make) => expect(synonymsOf(MAKE_SYNONYMS, make)).toEqual([]),
);
