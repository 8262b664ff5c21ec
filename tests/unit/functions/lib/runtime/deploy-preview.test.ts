import { join } from 'node:path';
import { BlobsServer } from '@netlify/blobs/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openNetlifyRuntime } from '#functions/lib/runtime/runtime.ts';
import { openBlobStore } from '#leads/store/blobs/blob-store.ts';
import { writeSiteFacts } from '#published-site/server-files.ts';
import { eventually } from '#tests/support/eventually.ts';
import { CRM_TARGET, makeCrmEnv } from '#tests/support/factories/make-delivery-context.ts';
import { makeLeadBody } from '#tests/support/factories/make-lead-body.ts';
import { makeSiteFacts } from '#tests/support/factories/make-site-facts.ts';
import { sendLead } from '#tests/support/servers/call-function.ts';
import { startTestCrm } from '#tests/support/servers/test-crm.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

/** One Netlify site: its blobs, which all of its deploys share, and the dealer's CRM. */
async function openNetlifySite() {
  const dir = await makeTemporaryFolder();
  const server = new BlobsServer({ directory: join(dir, 'blobs'), token: 'test' });
  const { port } = await server.start();
  const crm = await startTestCrm();
  const url = `http://localhost:${port}`;
  const access = { siteID: 'site', token: 'test', edgeURL: url, uncachedEdgeURL: url };
  vi.stubEnv('NETLIFY_BLOBS_CONTEXT', Buffer.from(JSON.stringify(access)).toString('base64'));
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await server.stop();
  });
  const { leads } = makeSiteFacts();
  return {
    crm,
    store: openBlobStore(access),
    /** The functions of one deploy. */
    deploy: async (name: string, preview: boolean) => {
      const distDir = join(dir, name);
      const facts = makeSiteFacts({ preview, leads: { ...leads, targets: { crm: CRM_TARGET } } });
      await writeSiteFacts(distDir, facts);
      return openNetlifyRuntime({ ...makeCrmEnv(crm), SITE: 'example' }, distDir);
    },
  };
}

test('a lead from a deploy preview is accepted, but never reaches the dealer, nor the store of real leads', async () => {
  const { crm, store, deploy } = await openNetlifySite();
  const preview = await deploy('preview', true);
  const tried = await sendLead(preview, makeLeadBody());
  expect(tried.status).toBe(200);
  const id = String(tried.json?.lead_id);
  await eventually(async () =>
    expect((await preview.store().findRecord('example', id))?.receipts).toMatchObject([
      { target: 'preview', note: 'not sent: this is a deploy preview' },
    ]),
  );

  const production = await deploy('production', false);
  await production.processQueues();
  expect([crm.requestCount(), await store.listSites()]).toEqual([0, []]);

  const sent = await sendLead(production, makeLeadBody());
  await eventually(() => expect(crm.accepted.map((received) => received.id)).toEqual([sent.json?.lead_id]));
  await eventually(async () => expect(await store.listPending('example')).toEqual([]));
});
