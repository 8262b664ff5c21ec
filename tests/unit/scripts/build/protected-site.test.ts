import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { renderHeadersFile } from '#scripts/build/security-headers.ts';
import { renderRobots, writeSiteFiles } from '#scripts/build/write-site-files.ts';
import { readSiteAuth } from '#server/published-site/site-auth.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const auth = { loginsEnv: 'PLAIN_LOGINS' };

async function publish(site: ReturnType<typeof makeSite>): Promise<string> {
  const dir = await makeTemporaryFolder();
  await writeSiteFiles(dir, site, []);
  return dir;
}

test('a site that asks for a login says so in its folder, for the host, and tells robots not to come', async () => {
  const dir = await publish(makeSite({ auth }));
  expect(await readSiteAuth(dir)).toEqual(auth);
  expect(await readFile(join(dir, 'robots.txt'), 'utf8')).toBe('User-agent: *\nDisallow: /\n');
  expect(await readFile(join(dir, '_headers'), 'utf8')).toMatch(
    /^\/\*\n( .*\n)* {2}X-Robots-Tag: noindex, nofollow, noarchive\n/,
  );
});

test('a site without the switch has none of it: nobody is asked, and robots may come', async () => {
  const dir = await publish(makeSite());
  expect(await readSiteAuth(dir)).toBeNull();
  expect(renderRobots(makeSite())).not.toContain('Disallow: /\n');
  expect(renderHeadersFile(makeSite(), [])).not.toContain('Robots');
});
