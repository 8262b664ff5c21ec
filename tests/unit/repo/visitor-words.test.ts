import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What visitors read: pages of text, dealers' content and settings, and the files that make up pages, forms and e-mails. */
const TEXTS = [
  'src/site/content/default-pages/**/*.md',
  'sites/*/content/**/*.{md,json}',
  'sites/*/site.ts',
  'src/site/config/*.ts',
  'src/{domain,features,functions,layouts,leads,pages,screens,templates,ui}/**/*.{ts,tsx,astro}',
];

/** Whole pages of prose: nothing in them is code. */
const PROSE = TEXTS.slice(0, 2);

/** Words that no Australian dealer would use with a customer. */
const STIFF_WORDS =
  /\b(?:afresh|lies|ones|somebody|stands|whoever|whom|programme|at hand|in all|no such|as it must be|possible here|needs JavaScript)\b/i;

/** Times read '8.30am to 5.30pm'. */
const FOREIGN_TIME = /\b\d{1,2}:\d\d ?[ap]\.?m\b|\b\d{1,2}(?:\.\d\d)? [ap]\.?m\b/i;

/** 'a alloy tray', 'an ute'. */
const WRONG_ARTICLE = /\b(?:a (?!one\b|once\b|euro)[aeio]|an (?:ute|use|[bcdgjkpqtvwyz])[a-z]*)\w*/i;

/** Without contractions, a sentence sounds like a contract. */
const STIFF_VERBS =
  /\b(?:could not be|(?:we|you|it|they|I) will|(?:do|does|did|is|are) not|can ?not|(?:is|are) owing)\b/i;

test.each([
  { what: 'a word that no dealer would say', files: TEXTS, words: STIFF_WORDS },
  { what: 'a verb that should be contracted', files: PROSE, words: STIFF_VERBS },
  { what: 'a time in another style', files: TEXTS, words: FOREIGN_TIME },
  { what: 'the wrong article', files: PROSE, words: WRONG_ARTICLE },
])('no text for visitors has $what', ({ files, words }) => {
  const found = globSync(files).flatMap((path) =>
    withoutComments(path, readFileSync(path, 'utf8'))
      .split('\n')
      .flatMap((line, index) => {
        const word = words.exec(line)?.[0];
        return word ? [`${path}:${index + 1}: "${word}". Say it as in a conversation.`] : [];
      }),
  );
  expect(found).toEqual([]);
});

/** Comments are for developers. Their lines stay, empty. */
function withoutComments(path: string, text: string): string {
  if (/\.(?:md|json)$/.test(path)) return text;
  return text
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ''))
    .replaceAll(/^\s*\/\/.*$/gm, '');
}
