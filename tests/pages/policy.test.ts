import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtSites } from '#tests/support/sites/built-sites.ts';

/** Inline styles, and scripts that run: not data, nor files. */
const INLINE = /<(style|script)(?![^>]*\bsrc=)(?![^>]*application\/)[^>]*>([\s\S]*?)<\/\1>/g;

const sites = builtSites();

test.each(sites)('$slug: its policy allows each style and script that its pages carry', ({ dir, paths }) => {
  const policy =
    /Content-Security-Policy: (.+)/i.exec(readFileSync(join(dir, '_headers'), 'utf8'))?.[1] ?? '';
  const refused = new Set<string>();
  for (const path of paths) {
    const html = readFileSync(join(dir, path, 'index.html'), 'utf8');
    for (const [, kind, text = ''] of html.matchAll(INLINE)) {
      const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
      if (!policy.includes(hash)) refused.add(`${path}: ${kind}: ${text.slice(0, 60)}`);
    }
  }
  expect([...refused]).toEqual([]);
});
