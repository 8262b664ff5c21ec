import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BlobsAccess, openBlobs } from '#platform/blobs/open-blobs.ts';
import { ExpectedError } from '#platform/expected-error.ts';
import { ignoreMissing } from '#platform/fs-errors.ts';
import { openBucket } from '#platform/s3/bucket.ts';
import { writeAtomically } from '#platform/write-atomically.ts';

/** What has to outlast the disk of a machine: a clean one continues from it. */
export interface StateStore {
  /** As people know it: 's3://dealers/state'. */
  readonly name: string;
  /** Undefined if nothing was written under the key. Rejects if the store cannot be asked. */
  read(key: string): Promise<string | undefined>;
  write(key: string, text: string): Promise<void>;
}

const BUCKET_ADDRESS = /^s3:\/\/([^/]+)(?:\/(.*?))?\/?$/;

/** Opens the store that STATE_STORE names: a folder, 's3://bucket/folder' or 'netlify'; undefined if it is not set. */
export function openStateStore(env: NodeJS.ProcessEnv): StateStore | undefined {
  const place = env.STATE_STORE;
  if (!place) return undefined;
  const [, bucket, prefix = ''] = BUCKET_ADDRESS.exec(place) ?? [];
  if (bucket !== undefined) return openBucketStore(place, bucket, prefix, env);
  if (place === 'netlify') return openBlobsStore(readBlobsAccess(env));
  if (place.includes('://'))
    throw new ExpectedError(`STATE_STORE: is "${place}". Write a folder, "s3://bucket/folder" or "netlify".`);
  return openFolderStore(place);
}

function openFolderStore(dir: string): StateStore {
  return {
    name: dir,
    read: (key) => readFile(join(dir, key), 'utf8').catch(ignoreMissing),
    write: (key, text) => writeAtomically(join(dir, key), text, { durable: true }),
  };
}

function openBucketStore(
  name: string,
  bucketName: string,
  prefix: string,
  env: NodeJS.ProcessEnv,
): StateStore {
  const region = env.AWS_REGION || 'ap-southeast-2';
  const read = (variable: string) => {
    const value = env[variable];
    if (value) return value;
    throw new ExpectedError(
      `STATE_STORE: is "${name}", but ${variable} is not set. Give it the bucket's key.`,
    );
  };
  const bucket = openBucket({
    endpoint: env.AWS_ENDPOINT_URL || `https://s3.${region}.amazonaws.com`,
    region,
    bucket: bucketName,
    accessKeyId: read('AWS_ACCESS_KEY_ID'),
    secretAccessKey: read('AWS_SECRET_ACCESS_KEY'),
    sessionToken: env.AWS_SESSION_TOKEN,
  });
  const keyOf = (key: string) => (prefix === '' ? key : `${prefix}/${key}`);
  return {
    name,
    read: async (key) => (await bucket.get(keyOf(key)))?.toString(),
    async write(key, text) {
      await bucket.put(keyOf(key), new TextEncoder().encode(text), { 'Content-Type': 'application/json' });
    },
  };
}

/** Netlify Blobs, each dealer in its own site. `access`: tests give a server of their own. */
export function openBlobsStore(access: BlobsAccess): StateStore {
  const store = openBlobs('state', access);
  const explain = (error: Error): never => {
    throw new ExpectedError(
      `STATE_STORE: Netlify Blobs cannot be used (${error.message}). Check NETLIFY_AUTH_TOKEN and the site.`,
    );
  };
  return {
    name: 'Netlify Blobs',
    read: async (key) => (await store.get(key, { type: 'text' }).catch(explain)) ?? undefined,
    async write(key, text) {
      await store.set(key, text).catch(explain);
    },
  };
}

/** Netlify names the site in its builds; the token is the dealer's to give. */
function readBlobsAccess({ NETLIFY_SITE_ID, SITE_ID, NETLIFY_AUTH_TOKEN }: NodeJS.ProcessEnv): BlobsAccess {
  const siteID = NETLIFY_SITE_ID || SITE_ID;
  if (siteID && NETLIFY_AUTH_TOKEN) return { siteID, token: NETLIFY_AUTH_TOKEN };
  throw new ExpectedError(
    'STATE_STORE: is "netlify", which needs NETLIFY_AUTH_TOKEN and, outside of Netlify, NETLIFY_SITE_ID. Set them.',
  );
}
