import { beforeEach, expect, test, vi } from 'vitest';
import { makeFormConfig } from '#tests/support/factories/make-form-config.ts';
import { answerFetch } from '#tests/support/servers/answer-fetch.ts';

let fetchFormConfig: typeof import('#features/forms/fetch-form-config.ts').fetchFormConfig;
beforeEach(async () => {
  vi.resetModules();
  ({ fetchFormConfig } = await import('#features/forms/fetch-form-config.ts'));
});

test('a page asks for the settings of its forms once', async () => {
  const asked = answerFetch({ '/forms.json': makeFormConfig() });
  await Promise.all([fetchFormConfig(), fetchFormConfig()]);
  expect(await fetchFormConfig()).toEqual(makeFormConfig());
  expect(asked).toEqual(['/forms.json']);
});

test.each([
  { answer: new Response(null, { status: 503 }), problem: '/forms.json: 503' },
  { answer: new TypeError('Load failed'), problem: 'Load failed' },
])('after a failure ($problem) the next call asks again', async ({ answer, problem }) => {
  answerFetch({ '/forms.json': answer });
  await expect(fetchFormConfig()).rejects.toThrow(problem);
  answerFetch({ '/forms.json': makeFormConfig() });
  expect(await fetchFormConfig()).toEqual(makeFormConfig());
});
