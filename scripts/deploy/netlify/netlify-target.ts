import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ExpectedError } from '#platform/expected-error.ts';
import { sha256 } from '#platform/sha256.ts';
import { mapConcurrently } from '#scripts/cli/map-concurrently.ts';
import { sum } from '#scripts/cli/statistics.ts';
import type { DeployRequest, DeployResult, DeployTarget } from '#scripts/deploy/target.ts';
import type { FunctionBundle } from './function-bundle.ts';
import type { DeployDigest, NetlifyApi, NetlifyDeploy } from './netlify-api.ts';

const POLL_INTERVAL_MS = 1000;
const DEPLOY_TIMEOUT_MS = 20 * 60_000;

interface NetlifyTargetOptions {
  readonly api: NetlifyApi;
  readonly name: string;
  /** The functions of this dealer. */
  readonly loadFunctions: () => Promise<FunctionBundle[]>;
  readonly pollMs?: number;
}

/**
 * A Netlify site. Its API is sent the sums of all files and functions, answers with those that it does not have, and
 * publishes when the last of them has come: nothing is sent twice, not even after an interruption.
 */
export function createNetlifyTarget({
  api,
  name,
  loadFunctions,
  pollMs = POLL_INTERVAL_MS,
}: NetlifyTargetOptions): DeployTarget {
  /** Waits until a deploy is in one of the states. */
  async function waitFor(deploy: NetlifyDeploy, states: readonly string[]): Promise<NetlifyDeploy> {
    const end = Date.now() + DEPLOY_TIMEOUT_MS;
    for (let now = deploy; ; now = await api.getDeploy(deploy.id)) {
      if (now.state === 'error')
        throw new ExpectedError(
          `${name}: Netlify refused the deploy: ${now.error_message ?? 'no reason given'}.`,
        );
      if (states.includes(now.state)) return now;
      if (Date.now() > end) {
        throw new ExpectedError(
          `${name}: the deploy is "${now.state}" after ${DEPLOY_TIMEOUT_MS / 60_000} minutes. Look it up at Netlify and run it again.`,
        );
      }
      await setTimeout(pollMs);
    }
  }

  async function deploy(request: DeployRequest): Promise<DeployResult> {
    const { dir, files, dryRun, jobs, onProgress } = request;
    const functions = await loadFunctions();
    if (dryRun) {
      // Only a deploy says what Netlify has: this is the most that it could ask for.
      const bytes = [...files.map((file) => file.bytes), ...functions.map(({ zip }) => zip.length)];
      return {
        release: 'none',
        sent: bytes.length,
        sentBytes: sum(bytes),
        unchanged: 0,
        deleted: 0,
      };
    }
    const created = await api.createDeploy(makeDigest(request, functions));
    const prepared = await waitFor(created, ['prepared', 'uploading', 'uploaded', 'ready']);
    const neededFiles = new Set(prepared.required);
    const neededFunctions = new Set(prepared.required_functions);
    // Netlify knows files by content: of several with the same it wants one.
    const uploads = files.filter(({ sha1 }) => neededFiles.delete(sha1));
    const bundles = functions.filter(({ zip }) => neededFunctions.has(sha256(zip, 'hex')));
    const total = uploads.length + bundles.length;
    let done = 0;
    let sentBytes = 0;
    const count = (bytes: number) => {
      sentBytes += bytes;
      done += 1;
      onProgress(done, total);
    };
    await mapConcurrently(uploads, jobs, async ({ path, bytes }) => {
      await api.uploadFile(prepared.id, path, new Uint8Array(await readFile(join(dir, path))));
      count(bytes);
    });
    await mapConcurrently(bundles, jobs, async ({ name: fn, zip, query }) => {
      await api.uploadFunction(prepared.id, fn, zip, query);
      count(zip.length);
    });
    await waitFor(prepared, ['ready']);
    return {
      release: prepared.id,
      sent: total,
      sentBytes,
      unchanged: files.length + functions.length - total,
      deleted: 0,
    };
  }

  async function rollBack({ dryRun }: Pick<DeployRequest, 'dryRun'>): Promise<DeployResult> {
    const published = await api.getPublishedDeploy();
    const deploys = (await api.listDeploys()).filter(
      ({ state, context }) => state === 'ready' && (context ?? 'production') === 'production',
    );
    const index = deploys.findIndex(({ id }) => id === published);
    const earlier = index === -1 ? undefined : deploys[index + 1];
    if (!earlier) throw new ExpectedError(`${name}: has no earlier release to return to.`);
    if (!dryRun) await api.restoreDeploy(earlier.id);
    return { release: earlier.id, sent: 0, sentBytes: 0, unchanged: 0, deleted: 0 };
  }

  return { name, applies: 'all', deploy, rollBack };
}

function makeDigest({ files, now }: DeployRequest, functions: readonly FunctionBundle[]): DeployDigest {
  return {
    title: `Forecourt ${now.toISOString()}`,
    files: Object.fromEntries(files.map(({ path, sha1 }) => [`/${path}`, sha1])),
    functions: Object.fromEntries(functions.map(({ name, zip }) => [name, sha256(zip, 'hex')])),
    function_schedules: functions.flatMap(({ name, schedule }) =>
      schedule === undefined ? [] : [{ name, cron: schedule }],
    ),
    functions_config: Object.fromEntries(functions.map(({ name, settings }) => [name, settings])),
  };
}
