import { describe, expect, test } from 'vitest';
import { parseRange } from '#host/respond.ts';
import { testHost } from './fixture.ts';

test.each([
  ['bytes=0-4', { first: 0, last: 4 }],
  ['bytes=5-', { first: 5, last: 9 }],
  ['bytes=-3', { first: 7, last: 9 }],
  ['bytes=-30', { first: 0, last: 9 }],
  ['bytes=8-30', { first: 8, last: 9 }],
  ['bytes=9-9', { first: 9, last: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=4-2', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,4-5', undefined],
  ['items=0-4', undefined],
  ['', undefined],
  [null, undefined],
])('of ten bytes "%s" asks for %o', (header, range) => expect(parseRange(header, 10)).toEqual(range));

describe('a file', () => {
  const text = 'abcdefghij'.repeat(200);
  const open = () => testHost({ 'example/assets/film.mp4': 'abcdefghij', 'example/a.txt': text });

  test('is sent in parts, and says that it can be', async () => {
    const host = await open();
    const whole = await host.ask('/assets/film.mp4');
    expect(whole).toMatchObject({ status: 200, headers: { 'accept-ranges': 'bytes' } });
    expect(await host.ask('/assets/film.mp4', { headers: { range: 'bytes=2-4' } })).toMatchObject({
      status: 206,
      text: 'cde',
      headers: { 'content-range': 'bytes 2-4/10', 'content-length': '3', etag: whole.headers.etag },
    });
  });

  test('has no part after its end', async () => {
    const host = await open();
    expect(await host.ask('/assets/film.mp4', { headers: { range: 'bytes=10-' } })).toMatchObject({
      status: 416,
      text: '',
      headers: { 'content-range': 'bytes */10' },
    });
  });

  test('is sent whole if the browser has a part of another version', async () => {
    const host = await open();
    const headers = { range: 'bytes=2-4', 'if-range': '"other"' };
    expect(await host.ask('/assets/film.mp4', { headers })).toMatchObject({
      status: 200,
      text: 'abcdefghij',
    });
  });

  test('is not compressed in parts', async () => {
    const host = await open();
    const headers = { range: 'bytes=0-9', 'accept-encoding': 'br' };
    const part = await host.ask('/a.txt', { headers });
    expect(part).toMatchObject({ status: 206, text: 'abcdefghij' });
    expect(part.headers['content-encoding']).toBeUndefined();
  });
});
