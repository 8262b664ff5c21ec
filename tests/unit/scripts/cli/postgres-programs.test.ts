import { expect, test } from 'vitest';
import { parseProgramVersion } from '#scripts/cli/postgres-programs.ts';

test.each([
  ['pg_restore (PostgreSQL) 15.14 (Debian 15.14-0+deb12u1)', 15],
  ['pg_dump (PostgreSQL) 17beta1', 17],
  ['not found', 0],
])('"%s" is version %i', (text, version) => expect(parseProgramVersion(text)).toBe(version));
