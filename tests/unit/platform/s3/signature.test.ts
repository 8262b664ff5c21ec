import { AwsV4Signer } from 'aws4fetch';
import { expect, test } from 'vitest';

/** The examples of "Signature Calculations for the Authorization Header" in the Amazon S3 API Reference. */
const PUBLISHED = [
  {
    what: 'GET Object',
    url: 'https://examplebucket.s3.amazonaws.com/test.txt',
    method: 'GET',
    headers: { Range: 'bytes=0-9' },
    body: '',
    signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
  {
    what: 'PUT Object',
    url: 'https://examplebucket.s3.amazonaws.com/test%24file.text',
    method: 'PUT',
    headers: { Date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
    body: 'Welcome to Amazon S3.',
    signature: '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  },
  {
    what: 'GET Bucket Lifecycle',
    url: 'https://examplebucket.s3.amazonaws.com/?lifecycle',
    method: 'GET',
    headers: {},
    body: '',
    signature: 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  },
  {
    what: 'GET Bucket (List Objects)',
    url: 'https://examplebucket.s3.amazonaws.com/?max-keys=2&prefix=J',
    method: 'GET',
    headers: {},
    body: '',
    signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  },
];

async function sha256(text: string): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toString('hex');
}

test.each(PUBLISHED)(
  'a signature is the one that Amazon publishes: $what',
  async ({ headers, body, signature, ...request }) => {
    const signer = new AwsV4Signer({
      ...request,
      headers: { ...headers, 'x-amz-content-sha256': await sha256(body) },
      accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
      secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
      service: 's3',
      region: 'us-east-1',
      datetime: '20130524T000000Z',
      allHeaders: true,
    });
    expect(await signer.signature()).toBe(signature);
  },
);
