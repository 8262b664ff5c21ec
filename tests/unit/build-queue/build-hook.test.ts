import { describe, expect, test } from 'vitest';
import { callBuildHook } from '#build-queue/build-hook.ts';
import { answerRequests } from '#tests/support/servers/answer-requests.ts';

/** A fake Netlify: answers each call as configured and records it. */
async function startNetlify(status: number, headers: Readonly<Record<string, string>> = {}) {
  const asked: string[] = [];
  const netlify = await answerRequests((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(status, headers).end();
  });
  return { asked, netlify };
}

test('a build hook is called with POST', async () => {
  const { asked, netlify } = await startNetlify(200);
  await callBuildHook('HOOK', `${netlify}/build_hooks/5f3a?trigger_title=Edited`, { netlify });
  expect(asked).toEqual(['POST /build_hooks/5f3a?trigger_title=Edited']);
});

test.each([
  [404, {}, 'the build hook in HOOK answered 404.'],
  [500, {}, 'the build hook in HOOK answered 500.'],
  // Redirects could lead away from Netlify.
  [302, { location: '/build_hooks/other' }, 'the build hook in HOOK answered 302.'],
])('one that answers %i has failed, and its address is not logged', async (status, headers, reason) => {
  const { asked, netlify } = await startNetlify(status, headers as Record<string, string>);
  const failure = await callBuildHook('HOOK', `${netlify}/build_hooks/5f3a`, { netlify }).catch(String);
  expect(failure).toContain(reason);
  expect(failure).not.toContain('5f3a');
  expect(asked).toHaveLength(1);
});

describe('only Netlify’s hooks are called', () => {
  test.each([
    'http://api.netlify.com/build_hooks/5f3a',
    'https://api.netlify.com.example.com/build_hooks/5f3a',
    'https://api.netlify.com@example.com/build_hooks/5f3a',
    'https://user@api.netlify.com/build_hooks/5f3a',
    'https://api.netlify.com:8443/build_hooks/5f3a',
    'https://api.netlify.com/api/v1/sites',
    'https://api.netlify.com/build_hooks/../api/v1/sites',
    'https://169.254.169.254/build_hooks/5f3a',
    'file:///build_hooks/5f3a',
    'not an address',
  ])('%s is rejected', async (hook) => {
    await expect(callBuildHook('HOOK', hook)).rejects.toThrow('variable HOOK is not a build hook');
  });

  test('a variable that is not set is named', async () => {
    await expect(callBuildHook('HOOK', undefined)).rejects.toThrow(
      "environment variable HOOK is not set. Give it the address of the dealer's build hook.",
    );
  });
});
