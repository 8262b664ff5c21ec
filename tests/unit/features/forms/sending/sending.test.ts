import { afterEach, expect, test, vi } from 'vitest';
import { describeUnsent } from '#features/forms/sending/describe-unsent.ts';
import { solveCaptcha } from '#features/forms/sending/solve-captcha.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ['there is no line', () => Promise.reject(new TypeError('failed to fetch'))],
  ['the site sets none', () => Promise.resolve(new Response('{"error":"No."}', { status: 503 }))],
  ['another answers for the site', () => Promise.resolve(new Response('<h1>Sign in to this network</h1>'))],
])('without a task, because %s, there is no proof, and the lead is sent without', async (_, answer) => {
  vi.stubGlobal('fetch', answer);
  expect(await solveCaptcha()).toBeUndefined();
});

/** A worker that answers as told, and what it was asked. */
function stubWorker(type: 'message' | 'error', data?: unknown) {
  const sent: unknown[] = [];
  const terminate = vi.fn();
  const listeners = new Map<string, (event: { data: unknown }) => void>();
  class StubWorker {
    terminate = terminate;
    constructor(url: URL, options: object) {
      sent.push(url.pathname.split('/').at(-1), options);
    }
    addEventListener(name: string, listener: (event: { data: unknown }) => void) {
      listeners.set(name, listener);
    }
    postMessage(message: unknown) {
      sent.push(message);
      listeners.get(type)?.({ data });
    }
  }
  vi.stubGlobal('Worker', StubWorker);
  return { sent, terminate };
}

const CHALLENGE = { challenge: 'abc' };

test('a challenge is solved beside the page, and sent back with its solution', async () => {
  const { signal } = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(signal);
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    expect([path, init.signal]).toEqual(['/api/captcha', signal]);
    return Promise.resolve(Response.json(CHALLENGE));
  });
  const { sent, terminate } = stubWorker('message', { number: 7 });
  const proof = await solveCaptcha();
  expect(JSON.parse(atob(proof ?? ''))).toEqual({ challenge: CHALLENGE, solution: { number: 7 } });
  expect(sent).toEqual([
    'captcha-worker.ts',
    { type: 'module' },
    {
      type: 'work',
      challenge: CHALLENGE,
      counterMode: 'uint32',
      counterStart: 0,
      counterStep: 1,
      timeout: 60_000,
    },
  ]);
  expect(terminate).toHaveBeenCalledOnce();
});

test.each([
  ['fails', 'error', undefined],
  ['reports an error', 'message', { error: 'timeout' }],
  ['finds nothing', 'message', null],
  ['answers with something else', 'message', 'no'],
] as const)('a worker that %s gives no proof', async (_, type, data) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(CHALLENGE)));
  const { terminate } = stubWorker(type, data);
  expect(await solveCaptcha()).toBeUndefined();
  expect(terminate).toHaveBeenCalledOnce();
});

const NOT_SENT = 'An error occurred when submitting this form';

test('a form that reached nobody is queued', () => {
  expect(describeUnsent({ kind: 'unreachable' })).toEqual({ kind: 'queued' });
});

test('a form that was refused says why', () => {
  expect(describeUnsent({ kind: 'refused', error: 'Too many links.', fields: {} })).toEqual({
    kind: 'unsent',
    texts: [NOT_SENT, 'Too many links.'],
  });
});

test('a form that was not accepted for now also says that it is kept', () => {
  expect(describeUnsent({ kind: 'failed', error: 'Not now.' })).toEqual({
    kind: 'unsent',
    texts: [NOT_SENT, 'Not now.', "It's saved on this device and we'll try again for you."],
  });
});
