import { expect, test } from 'vitest';
import { SiteError } from '#site/errors/site-error.ts';

test('the problems of a site are an error with a line for each', () => {
  const error = new SiteError(['site.ts: name: is missing.', 'site.ts: url: is "x".']);
  expect(error.lines).toEqual(['site.ts: name: is missing.', 'site.ts: url: is "x".']);
  expect(error.message).toBe('site.ts: name: is missing.\nsite.ts: url: is "x".');
  expect(String(error)).toMatch(/^SiteProblems: site\.ts: name/);
});
