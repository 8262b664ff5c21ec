import { setTimeout } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { SaxesParser } from 'saxes';
import { ExpectedError } from '#platform/expected-error.ts';
import { sha256 } from '#platform/sha256.ts';

/** How a bucket is reached. Every S3-compatible service takes addresses with the bucket in the path. */
export interface BucketAccess {
  /** 'https://s3.ap-southeast-2.amazonaws.com', or that of another service. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string | undefined;
}

/** An S3-compatible bucket. Every method rejects with an ExpectedError that says what the service answered. */
export interface Bucket {
  /** All objects whose key starts with `prefix`. */
  list(prefix: string): Promise<ListedObject[]>;
  /** The object's bytes; undefined if there is none. */
  get(key: string): Promise<Buffer | undefined>;
  /** Stores an object. Resolves to its ETag. */
  put(
    key: string,
    body: Uint8Array<ArrayBuffer>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<string>;
  /** Copies an object within the bucket; its headers are `headers`, or those of the original. */
  copy(from: string, to: string, headers?: Readonly<Record<string, string>>): Promise<void>;
  /** Deletes an object. One that is not there is no error. */
  delete(key: string): Promise<void>;
}

const REQUEST_TIMEOUT_MS = 120_000;
const RETRY_DELAYS_MS = [200, 1000, 4000];

interface BucketRequest {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  readonly key: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
}

interface BucketResponse {
  /** Below 300, or 404. */
  readonly status: number;
  readonly etag: string;
  readonly body: Buffer;
}

export function openBucket(access: BucketAccess, retryDelays: readonly number[] = RETRY_DELAYS_MS): Bucket {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey, sessionToken } = access;
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    ...(sessionToken !== undefined && { sessionToken }),
    service: 's3',
    region,
  });
  const base = `${endpoint.replace(/\/$/, '')}/${encodeURIComponent(bucket)}`;

  async function send({ method, key, query, headers, body }: BucketRequest): Promise<BucketResponse> {
    const url = new URL(`${base}/${encodeKey(key)}`);
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
    const request = await client.sign(url, {
      method,
      headers: { ...headers, 'X-Amz-Content-Sha256': sha256(body ?? '', 'hex') },
      ...(body && { body }),
    });
    const response = await fetch(request, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
    const { status } = response;
    return {
      status,
      etag: response.headers.get('etag') ?? '',
      body: Buffer.from(await response.arrayBuffer()),
    };
  }

  /** Undefined: it may succeed a moment later. `isLast`: then it is an error. */
  async function attempt(request: BucketRequest, isLast: boolean): Promise<BucketResponse | undefined> {
    const response = await send(request).catch((error: unknown) => {
      if (!isLast) return undefined;
      throw new ExpectedError(
        `bucket ${bucket}: ${endpoint} can't be reached (${describeCause(error)}). Check the endpoint and the network, and run it again.`,
      );
    });
    if (!response) return undefined;
    const { status, body } = response;
    // A copy that fails late says so in a response of status 200.
    const isOk = status < 300;
    const code = isOk && request.method === 'GET' ? undefined : readErrorCode(body.toString());
    const isAnswer = isOk ? code === undefined : status === 404 && code !== 'NoSuchBucket';
    if (isAnswer) return response;
    const isTemporary = isOk || status >= 500 || status === 429;
    if (isLast || !isTemporary) throw describeRefusal(request, status, code);
    return undefined;
  }

  /** Repeats what may succeed a moment later. A missing object is an answer; any other refusal is an error. */
  async function call(request: BucketRequest): Promise<BucketResponse> {
    for (const delay of retryDelays) {
      const response = await attempt(request, false);
      if (response) return response;
      await setTimeout(delay);
    }
    const response = await attempt(request, true);
    if (!response) throw new Error('the last attempt has an outcome');
    return response;
  }

  /** A call that needs what it names. */
  async function callFor(request: BucketRequest): Promise<BucketResponse> {
    const response = await call(request);
    if (response.status === 404) throw describeRefusal(request, 404, readErrorCode(response.body.toString()));
    return response;
  }

  function describeRefusal({ method, key }: BucketRequest, status: number, code?: string): ExpectedError {
    const reason = code === undefined ? String(status) : `${status} ${code}`;
    return new ExpectedError(
      `bucket ${bucket}: ${method} ${key === '' ? 'the list of objects' : key} was answered with ${reason}. ${FIXES[code ?? ''] ?? 'Check the bucket and what its key may do.'}`,
    );
  }

  return {
    async list(prefix) {
      const objects: ListedObject[] = [];
      for (let token: string | undefined = ''; token !== undefined; ) {
        const page: Record<string, string> = token === '' ? {} : { 'continuation-token': token };
        const query = { 'list-type': '2', prefix, 'encoding-type': 'url', ...page };
        const { body } = await callFor({ method: 'GET', key: '', query });
        const listing = parseListing(body.toString());
        objects.push(...listing.objects);
        token = listing.nextToken;
      }
      return objects;
    },
    async get(key) {
      const { status, body } = await call({ method: 'GET', key });
      return status === 404 ? undefined : body;
    },
    async put(key, body, headers = {}) {
      const { etag } = await callFor({ method: 'PUT', key, body, headers });
      return etag.replaceAll('"', '');
    },
    async copy(from, to, headers) {
      await callFor({
        method: 'PUT',
        key: to,
        headers: {
          'x-amz-copy-source': `/${encodeURIComponent(bucket)}/${encodeKey(from)}`,
          ...(headers && { ...headers, 'x-amz-metadata-directive': 'REPLACE' }),
        },
      });
    },
    async delete(key) {
      await call({ method: 'DELETE', key });
    },
  };
}

const FIXES: Readonly<Record<string, string>> = {
  SignatureDoesNotMatch: 'Check the secret key and the region.',
  InvalidAccessKeyId: 'Check the access key.',
  NoSuchBucket: 'Create the bucket or correct its name.',
  AccessDenied: 'Give the key the right to list, read, write and delete objects in this bucket.',
  RequestTimeTooSkewed: 'Set the clock of this machine.',
};

/** Every character but unreserved ones, as the signature wants it. */
function encodeKey(key: string): string {
  return key
    .split('/')
    .map((part) =>
      encodeURIComponent(part).replaceAll(
        /[!'()*]/g,
        (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
      ),
    )
    .join('/');
}

function describeCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

export interface ListedObject {
  readonly key: string;
  /** Without quotes. The MD5 of the content, unless it was uploaded in parts or is encrypted with a key of its own. */
  readonly etag: string;
  readonly bytes: number;
}

interface Listing {
  readonly objects: readonly ListedObject[];
  /** The token of the next page; undefined on the last. */
  readonly nextToken: string | undefined;
}

/** Parses one page of ListObjectsV2 with `encoding-type=url`. */
function parseListing(xml: string): Listing {
  const objects: ListedObject[] = [];
  const values: Record<string, string> = {};
  let nextToken: string | undefined;
  readElements(xml, (path, text) => {
    const name = path.at(-1) ?? '';
    if (name === 'NextContinuationToken') nextToken = text;
    if (path.at(-2) === 'Contents') values[name] = text;
    if (name !== 'Contents') return;
    const { Key = '', ETag = '', Size = '0' } = values;
    objects.push({
      key: decodeURIComponent(Key.replaceAll('+', ' ')),
      etag: ETag.replaceAll('"', ''),
      bytes: Number(Size),
    });
  });
  return { objects, nextToken };
}

/** The code of an error document: 'NoSuchKey'; undefined for anything else. */
function readErrorCode(xml: string): string | undefined {
  if (!xml.includes('<Error>') && !xml.includes('<Error ')) return undefined;
  let code: string | undefined;
  readElements(xml, (path, text) => {
    if (path.join('/') === 'Error/Code') code = text;
  });
  return code;
}

/** Calls back at the end of each element with its path and its own text. Not XML: no elements. */
function readElements(xml: string, onEnd: (path: readonly string[], text: string) => void): void {
  const parser = new SaxesParser();
  const path: string[] = [];
  let text = '';
  let broken = false;
  parser.on('error', () => {
    broken = true;
  });
  parser.on('opentag', ({ name }) => {
    path.push(name);
    text = '';
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('closetag', () => {
    if (!broken) onEnd(path, text);
    path.pop();
    text = '';
  });
  parser.write(xml).close();
}
