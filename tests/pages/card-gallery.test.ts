import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CARD_STATES } from '#scripts/dev/card-states.ts';
import { builtSites } from '#tests/support/sites/built-sites.ts';

test.each(builtSites().map(({ slug, dir }) => [slug, dir] as const))(
  '%s has no card gallery, neither as a page nor in its scripts: it is for development only',
  (_, dir) => {
    expect(readdirSync(dir)).not.toContain('_cards');
    const names = CARD_STATES.map(({ name }) => name).filter((name) => name.includes(','));
    const scripts = readdirSync(join(dir, '_astro')).filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(5);
    for (const script of scripts) {
      const text = readFileSync(join(dir, '_astro', script), 'utf8');
      expect(names.filter((name) => text.includes(name))).toEqual([]);
    }
  },
);
