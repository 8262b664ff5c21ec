import { expect, test } from 'vitest';
import { photo } from '#features/photo/photo.ts';

test('one address a width, the smallest for browsers that do not choose', () => {
  expect(photo('/assets/a.webp', [320, 640])).toEqual({
    src: '/.netlify/images?url=/assets/a.webp&w=320&q=50',
    srcset:
      '/.netlify/images?url=/assets/a.webp&w=320&q=50 320w, /.netlify/images?url=/assets/a.webp&w=640&q=50 640w',
  });
});

test('another quality is asked for where it is named', () => {
  expect(photo('/assets/a.webp', [600], 75).src).toBe('/.netlify/images?url=/assets/a.webp&w=600&q=75');
});

test.each(['https://photos.example.com/a b.jpg?x=1&y=2', '/assets/a+b&c.jpg', '/assets/100%.jpg'])(
  '%s is read back as it was',
  (url) => {
    const asked = new URL(photo(url, [320]).src, 'https://example.com');
    expect(asked.searchParams.get('url')).toBe(url);
    expect(asked.searchParams.get('w')).toBe('320');
  },
);

test('no space or comma stands inside an address of the set', () => {
  expect(photo('/assets/a, b.jpg', [320, 640]).srcset?.split(', ')).toHaveLength(2);
});

test('a drawing is taken as it is', () => {
  expect(photo('/assets/logo.SVG', [320])).toEqual({ src: '/assets/logo.SVG', srcset: undefined });
});
