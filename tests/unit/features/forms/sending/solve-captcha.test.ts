import { afterEach, expect, test, vi } from 'vitest';
import { solveCaptcha } from '#features/forms/sending/solve-captcha.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['there is no line', () => Promise.reject(new TypeError('failed to fetch'))],
  ['the site sets none', () => Promise.resolve(new Response('{"error":"No."}', { status: 503 }))],
  ['another answers for the site', () => Promise.resolve(new Response('<h1>Sign in to this network</h1>'))],
])('without a task, because %s, there is no proof, and the lead is sent without', async (_, answer) => {
  vi.stubGlobal('fetch', answer);
  expect(await solveCaptcha()).toBeUndefined();
});
