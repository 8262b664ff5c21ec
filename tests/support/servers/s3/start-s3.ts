import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from '#tests/support/servers/listen.ts';
import { findSignatureProblem } from './verify-signature.ts';

export interface StoredObject {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * A bucket on loopback: listing in pages, objects, copies and errors in S3's own words. It works every signature out for
 * itself and refuses a request whose headers or body are not as they were signed.
 */
export interface S3Server {
  readonly endpoint: string;
  readonly objects: Map<string, StoredObject>;
  /** 'PUT /bucket/key' of everything that was answered. */
  readonly requests: string[];
  /** Bytes of bodies received. */
  readonly received: { bytes: number };
  /** Called before each request; a status is the answer. */
  fail: (request: string) => number | undefined;
  close(): Promise<void>;
}

export interface S3ServerOptions {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
  readonly bucket: string;
  readonly pageSize?: number;
}

interface Reply {
  readonly status: number;
  readonly body: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

const STORED_HEADERS = ['content-type', 'cache-control', 'content-encoding'];

export async function startS3(options: S3ServerOptions): Promise<S3Server> {
  const objects = new Map<string, StoredObject>();
  const requests: string[] = [];
  const received = { bytes: 0 };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => response.destroy(error));
  });
  const { port, close } = await listen(server);
  const started: S3Server = {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    requests,
    received,
    fail: () => undefined,
    close,
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const url = new URL(request.url ?? '/', started.endpoint);
    const name = `${request.method} ${url.pathname}`;
    const failure = started.fail(name);
    if (failure !== undefined) return respond(response, failure, renderError('InternalError'));
    const problem = findSignatureProblem(request, body, options);
    if (problem !== undefined) return respond(response, 403, renderError(problem));
    requests.push(name);
    received.bytes += body.length;
    const [, bucket = '', ...rest] = url.pathname.split('/').map(decodeURIComponent);
    if (bucket !== options.bucket) return respond(response, 404, renderError('NoSuchBucket'));
    const key = rest.join('/');
    const reply =
      key === '' ? { status: 200, body: renderListing(url.searchParams) } : replyTo(request, key, body);
    respond(response, reply.status, reply.body, reply.headers);
  }

  function replyTo(request: IncomingMessage, key: string, body: Buffer): Reply {
    if (request.method === 'PUT') return store(request, key, body);
    if (request.method === 'DELETE') {
      objects.delete(key);
      return { status: 204, body: '' };
    }
    const object = objects.get(key);
    return object
      ? { status: 200, body: object.body, headers: { etag: etagOf(object.body), ...object.headers } }
      : { status: 404, body: renderError('NoSuchKey') };
  }

  function store(request: IncomingMessage, key: string, body: Buffer): Reply {
    const headers = Object.fromEntries(
      STORED_HEADERS.flatMap((header) => {
        const value = request.headers[header];
        return value === undefined ? [] : [[header, String(value)]];
      }),
    );
    const source = request.headers['x-amz-copy-source'];
    if (source === undefined) {
      objects.set(key, { body, headers });
      return { status: 200, body: '', headers: { etag: etagOf(body) } };
    }
    const from = objects.get(decodeURIComponent(String(source)).replace(`/${options.bucket}/`, ''));
    if (!from) return { status: 404, body: renderError('NoSuchKey') };
    const replaces = request.headers['x-amz-metadata-directive'] === 'REPLACE';
    objects.set(key, { body: from.body, headers: replaces ? headers : from.headers });
    return { status: 200, body: `<CopyObjectResult><ETag>${etagOf(from.body)}</ETag></CopyObjectResult>` };
  }

  function renderListing(query: URLSearchParams): string {
    const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort();
    const start = keys.findIndex((key) => key > (query.get('continuation-token') ?? ''));
    const page = start === -1 ? [] : keys.slice(start, start + (options.pageSize ?? 1000));
    const isLast = page.at(-1) === keys.at(-1);
    const contents = page.map((key) => {
      const body = objects.get(key)?.body ?? Buffer.alloc(0);
      return `<Contents><Key>${encodeURIComponent(key)}</Key><ETag>${etagOf(body).replaceAll('"', '&quot;')}</ETag><Size>${body.length}</Size></Contents>`;
    });
    const next = isLast ? '' : `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>`;
    return `<?xml version="1.0"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IsTruncated>${!isLast}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`;
  }

  return started;
}

function respond(
  response: ServerResponse,
  status: number,
  body: string | Buffer,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, headers).end(body);
}

function renderError(code: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>no</Message></Error>`;
}

function etagOf(body: Buffer): string {
  return `"${createHash('md5').update(body).digest('hex')}"`;
}
