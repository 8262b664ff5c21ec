import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Bucket, openBucket } from '#platform/s3/bucket.ts';
import { type S3Server, startS3 } from '#tests/support/servers/s3/start-s3.ts';

const KEYS = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret/with+signs' };
const PLACE = { region: 'ap-southeast-2', bucket: 'dealers' };
const bytes = (text: string) => new TextEncoder().encode(text);

let s3: S3Server;
let bucket: Bucket;
beforeEach(async () => {
  s3 = await startS3({ ...KEYS, ...PLACE, pageSize: 2 });
  bucket = openBucket({ endpoint: s3.endpoint, ...PLACE, ...KEYS }, [1, 1]);
});
afterEach(() => s3.close());

test.each(['index.html', "caf\u00e9/a+b c/o'(1)!*~.html", 'a%2Fb/ü?x=1&y#z.txt'])(
  'an object is stored, read, copied and deleted by its key: %s',
  async (key) => {
    expect(await bucket.get(key)).toBeUndefined();
    const etag = await bucket.put(key, bytes('hello'), { 'Content-Type': 'text/plain' });
    expect(etag).toBe('5d41402abc4b2a76b9719d911017c592');
    expect(s3.objects.get(key)?.headers).toEqual({ 'content-type': 'text/plain' });
    await bucket.copy(key, `kept/${key}`);
    await bucket.copy(key, `other/${key}`, { 'Content-Type': 'text/html' });
    expect(s3.objects.get(`kept/${key}`)?.headers).toEqual({ 'content-type': 'text/plain' });
    expect(s3.objects.get(`other/${key}`)?.headers).toEqual({ 'content-type': 'text/html' });
    await bucket.delete(key);
    expect(String(await bucket.get(`kept/${key}`))).toBe('hello');
    expect((await bucket.list('')).map((object) => object.key)).toEqual([`kept/${key}`, `other/${key}`]);
  },
);

test('a listing is read page by page', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e']) await bucket.put(`site/${name}`, bytes(name));
  await bucket.put('elsewhere/f', bytes('f'));
  const listed = await bucket.list('site/');
  expect(listed.map(({ key }) => key)).toEqual(['site/a', 'site/b', 'site/c', 'site/d', 'site/e']);
  expect(listed[0]).toEqual({ key: 'site/a', etag: '0cc175b9c0f1b6a831c399e269772661', bytes: 1 });
});

test('a busy service is asked again; one that stays so is an error that names the object', async () => {
  let failures = 2;
  s3.fail = () => (failures-- > 0 ? 503 : undefined);
  await bucket.put('a', bytes('a'));
  expect(s3.objects.has('a')).toBe(true);
  s3.fail = () => 503;
  await expect(bucket.put('b', bytes('b'))).rejects.toThrow(
    'bucket dealers: PUT b was answered with 503 InternalError.',
  );
});

test.each([
  {
    change: { secretAccessKey: 'wrong' },
    problem: '403 SignatureDoesNotMatch. Check the secret key and the region.',
  },
  { change: { accessKeyId: 'nobody' }, problem: '403 InvalidAccessKeyId. Check the access key.' },
  { change: { bucket: 'other' }, problem: '404 NoSuchBucket. Create the bucket or correct its name.' },
])('a refusal says what to do: $problem', async ({ change, problem }) => {
  const wrong = openBucket({ endpoint: s3.endpoint, ...PLACE, ...KEYS, ...change }, []);
  await expect(wrong.put('a', bytes('a'))).rejects.toThrow(problem);
});

test('a service that is not there is an error, not a stack trace', async () => {
  await s3.close();
  await expect(bucket.get('a')).rejects.toThrow(/can't be reached \(connect ECONNREFUSED/);
});
