import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
}

const hash = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;

/** S3's error code for a request that is not signed as AWS Signature Version 4 says; undefined if it is. */
export function findSignatureProblem(
  request: IncomingMessage,
  body: Buffer,
  { accessKeyId, secretAccessKey, region }: Credentials,
): string | undefined {
  const parts = AUTHORIZATION.exec(request.headers.authorization ?? '');
  if (!parts) return 'AccessDenied';
  const [, key, day = '', where = '', names = '', signature] = parts;
  if (key !== accessKeyId) return 'InvalidAccessKeyId';
  if (where !== region) return 'AuthorizationHeaderMalformed';
  const signed = names.split(';');
  const present = Object.keys(request.headers).filter((name) => name.startsWith('x-amz-'));
  if (!['host', ...present].every((name) => signed.includes(name))) return 'AccessDenied';
  const payload = String(request.headers['x-amz-content-sha256']);
  if (payload !== hash(body)) return 'XAmzContentSHA256Mismatch';
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const canonical = [
    request.method,
    path,
    query.split('&').filter(Boolean).sort().join('&'),
    ...signed.map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    names,
    payload,
  ].join('\n');
  const time = String(request.headers['x-amz-date']);
  const scope = `${day}/${region}/s3/aws4_request`;
  const signingKey = ['s3', 'aws4_request'].reduce<Buffer>(
    (previous, text) => hmac(previous, text),
    hmac(hmac(`AWS4${secretAccessKey}`, day), region),
  );
  const expected = hmac(signingKey, ['AWS4-HMAC-SHA256', time, scope, hash(canonical)].join('\n'));
  return expected.toString('hex') === signature ? undefined : 'SignatureDoesNotMatch';
}
