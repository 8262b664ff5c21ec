import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toPlainText } from '#tests/support/readers/plain-text.ts';
import type { Evidence } from './evidence.ts';
import { hasElement } from './has-element.ts';
import { testTitles } from './test-titles.ts';

/** Creates a checker that describes the problem of a piece of evidence; undefined if it is valid. `distDir`: the built sites. */
export function evidenceChecker(distDir: string): (evidence: Evidence) => string | undefined {
  const titlesOf = remembered(testTitles);
  const fileText = remembered((file: string) => readFileSync(file, 'utf8'));
  const pageText = remembered((file: string) =>
    file.endsWith('.html') ? toPlainText(fileText(file)) : fileText(file),
  );

  const testProblem = ({ file, title }: Extract<Evidence, { kind: 'test' }>) => {
    const titles = titlesOf(file);
    if (!titles) return `${file} is no file.`;
    const fitting = [...titles].filter((known) => known.includes(title));
    if (fitting.length === 0) return `${file} has no test "${title}".`;
    return fitting.length > 1 && !fitting.includes(title)
      ? `${file} has ${fitting.length} tests with "${title}" in their names: write more of it.`
      : undefined;
  };

  const pageProblem = ({ slug, path, how, what }: Extract<Evidence, { kind: 'page' }>) => {
    const files = filesAt(join(distDir, slug), path);
    const where = `${slug} ${path}`;
    if (files.length === 0) return `${where} is no page.`;
    const holds = {
      shows: (file: string) => pageText(file).includes(what),
      lacks: (file: string) => !pageText(file).includes(what),
      element: (file: string) => hasElement(fileText(file), what),
    }[how];
    return files.some(holds) ? undefined : `${where} ${how === 'lacks' ? 'shows' : 'lacks'} ${what}`;
  };

  return (evidence) => (evidence.kind === 'test' ? testProblem(evidence) : pageProblem(evidence));
}

/** The files at an address: a page, a named file, or all matches of a '*'. */
function filesAt(dir: string, path: string): string[] {
  const name = /\/$/.test(path) ? `${path}index.html` : path;
  if (path.includes('*')) return globSync(name.slice(1), { cwd: dir }).map((file) => join(dir, file));
  return existsSync(join(dir, name)) ? [join(dir, name)] : [];
}

function remembered<Key, Value>(read: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.has(key) ? (known.get(key) as Value) : read(key);
    known.set(key, value);
    return value;
  };
}
