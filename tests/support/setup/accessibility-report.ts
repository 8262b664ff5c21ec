import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FullConfig, FullResult, Reporter, Suite } from 'playwright/types/testReporter';
import { PACKAGE_ROOT } from '#platform/package-root.ts';
import { findTestBrowser } from '#scripts/test/browser.ts';

/** What the accessibility statement of every dealer tells of. */
const FILE = join(PACKAGE_ROOT, 'src/site/content/accessibility-tests.json');
const PAGE_TEST = /^(\S+): the (\S+) page (\S+) is /;

/** Writes the outcome of tests/a11y for the accessibility statement. */
export default class AccessibilityReport implements Reporter {
  #suite: Suite | undefined;

  onBegin(_: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd({ startTime, status }: FullResult): void {
    const tests = this.#suite?.allTests().filter((test) => test.outcome() !== 'skipped') ?? [];
    if (status === 'interrupted' || tests.length === 0) return;
    const visits = tests.flatMap(({ title }) => [PAGE_TEST.exec(title) ?? []]).filter(([found]) => found);
    const report = {
      version: JSON.parse(readFileSync(join(PACKAGE_ROOT, 'package.json'), 'utf8')).version,
      date: startTime.toISOString().slice(0, 10),
      browser: readBrowserName(),
      tests: tests.length,
      pages: new Set(visits.map(([, site, , path]) => `${site}${path}`)).size,
      kinds: new Set(visits.map(([, , kind]) => kind)).size,
      failed: tests.filter((test) => !test.ok()).length,
    };
    writeFileSync(FILE, `${JSON.stringify(report, null, 2)}\n`);
  }
}

/** 'Chromium 143'. */
function readBrowserName(): string {
  const text = execFileSync(findTestBrowser() ?? 'chromium', ['--version'], { encoding: 'utf8' });
  const [, name = 'Chromium', major = ''] = /(Chrom\w+)[^\d]*(\d+)/.exec(text) ?? [];
  return `${name} ${major}`.trim();
}
