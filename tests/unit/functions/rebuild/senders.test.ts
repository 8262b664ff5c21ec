import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import rebuildStatus from '#functions/rebuild-status.ts';
import { makeSecret, signHeaders } from '#tests/support/factories/sign-headers.ts';
import { callFunction } from '#tests/support/servers/call-function.ts';
import { makeRebuildRuntime, type RebuildCall, sendRebuild } from './rebuild-call.ts';

const TOKEN = 'studio-5f1d8e0c9a7b4c3d2e1f';
const SECRET = makeSecret('g');
const BEARER = { authorization: `Bearer ${TOKEN}` };

const makeRuntime = (env: Readonly<Record<string, string>> = {}) =>
  makeRebuildRuntime({
    facts: { rebuildSecrets: ['SECRET'], rebuildTokens: ['OLD_TOKEN', 'TOKEN'] },
    env: { SECRET, TOKEN, OLD_TOKEN: 'an-editor-who-has-left-us', ...env },
  });

const send = (runtime: Awaited<ReturnType<typeof makeRuntime>>, call: RebuildCall) =>
  sendRebuild(runtime, { body: '{}', ...call });

const hub = (body: string, token = TOKEN) =>
  `sha256=${createHmac('sha256', token).update(body).digest('hex')}`;

/** A push as GitHub sends it, as JSON or in a form. */
const PUSH = '{"ref":"refs/heads/main","repository":{"id":186853002,"full_name":"example/dealers"}}';
const PUSH_FORM = new URLSearchParams({ payload: PUSH }).toString();
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** The headers of each sender's own documentation, and what of its payloads could be mistaken for ours. */
const SENDERS: readonly (readonly [string, RebuildCall])[] = [
  [
    'GitHub, and Decap and Sveltia through it, as JSON',
    { headers: { 'x-github-event': 'push', 'x-hub-signature-256': hub(PUSH) }, body: PUSH },
  ],
  ['GitHub as a form', { headers: { ...FORM, 'x-hub-signature-256': hub(PUSH_FORM) }, body: PUSH_FORM }],
  [
    'GitLab with a secret token',
    { headers: { 'x-gitlab-event': 'Push Hook', 'x-gitlab-token': TOKEN }, body: '{"object_kind":"push"}' },
  ],
  [
    'Netlify, after a deploy of the studio',
    {
      headers: { 'x-netlify-event': 'deploy_created' },
      query: `?token=${TOKEN}`,
      body: '{"id":"5a8","site_id":"3970e0fe","state":"ready","name":"studio"}',
    },
  ],
  [
    'Sanity',
    {
      headers: { ...BEARER, 'sanity-webhook-signature': 't=1633519811129,v1=tLa470fx7qkLLEcMOcEUFuBbRSkG' },
      body: '{"_id":"abc-123","_type":"location","site":{"_ref":"xyz"}}',
    },
  ],
  [
    'Contentful',
    {
      headers: { ...BEARER, 'content-type': 'application/vnd.contentful.management.v1+json' },
      body: '{"sys":{"type":"Entry","id":"4nZ"},"fields":{"site":{"en-AU":"yard"}}}',
    },
  ],
  [
    'Storyblok',
    {
      headers: { 'webhook-signature': '0b1f7a7a3a2b2ed0f7a9c2d9b3cc34d3b0e5a4f8' },
      query: `?token=${TOKEN}`,
      body: '{"action":"published","space_id":239,"story_id":97}',
    },
  ],
  ['Strapi', { headers: BEARER, body: '{"event":"entry.publish","model":"location","entry":{"id":1}}' }],
  ['Directus', { headers: BEARER, body: '{"event":"items.update","payload":{"site":"someone"}}' }],
  ['curl without a body', { headers: BEARER, body: '' }],
];

describe('a build is requested by', () => {
  test.each(SENDERS)('%s', async (_, sent) => {
    const runtime = await makeRuntime();
    expect(await send(runtime, sent)).toMatchObject({ status: 202, json: { site: 'example' } });
    expect(runtime.triggeredBuilds).toEqual(['example']);
  });

  test('GitLab with a signing token, which signs as Standard Webhooks do', async () => {
    const runtime = await makeRuntime();
    const body = '{"object_kind":"push","project":{"id":15},"site":null}';
    const headers = { 'x-gitlab-event': 'Push Hook', ...signHeaders(SECRET, body, { at: runtime.time }) };
    expect((await send(runtime, { headers, body })).status).toBe(202);
  });
});

describe('nobody else is told anything, in JSON', () => {
  test.each<[string, RebuildCall]>([
    ['no token', {}],
    ['a form', { headers: FORM, body: 'a=b' }],
    ['a browser', { headers: { accept: 'text/html' } }],
    ['a wrong token in the header', { headers: { authorization: `Bearer ${TOKEN}x` } }],
    ['a wrong token in the address', { query: '?token=studio' }],
    ['an empty token', { headers: { 'x-gitlab-token': '' }, query: '?token=' }],
    ['the token as a password', { headers: { authorization: `Basic ${btoa(`a:${TOKEN}`)}` } }],
    ['a signature of another body', { headers: { 'x-hub-signature-256': hub('{"a":1}') } }],
    ['a signature by another token', { headers: { 'x-hub-signature-256': hub('{}', 'x'.repeat(32)) } }],
  ])('%s', async (_, sent) => {
    const runtime = await makeRuntime();
    expect(await send(runtime, sent)).toMatchObject({
      status: 401,
      text: '{"error":"The signature is missing or invalid."}',
    });
    expect(runtime.triggeredBuilds).toEqual([]);
  });

  test('a token that was taken back, while the others stay', async () => {
    const runtime = await makeRuntime({ OLD_TOKEN: '' });
    const headers = { authorization: 'Bearer an-editor-who-has-left-us' };
    expect((await send(runtime, { headers })).status).toBe(401);
    expect((await send(runtime, { headers: BEARER })).status).toBe(202);
  });

  test('a token that somebody could guess, which the log names', async () => {
    const runtime = await makeRuntime({ TOKEN: 'secret' });
    expect((await send(runtime, { headers: { authorization: 'Bearer secret' } })).status).toBe(401);
    expect(runtime.lines).toEqual([
      'example: rebuild.tokenEnvs: TOKEN: not set, or shorter than 24 characters. Set a longer token.',
    ]);
  });
});

test('a token reads the status of builds, too', async () => {
  const runtime = await makeRuntime();
  await send(runtime, { headers: BEARER });
  const status = await callFunction(rebuildStatus, runtime, '/api/rebuild/status', {
    headers: BEARER,
    ip: '203.0.113.1',
  });
  expect(status).toMatchObject({ status: 200, json: { due_at: '2026-11-21T00:00:00.300Z' } });
});
