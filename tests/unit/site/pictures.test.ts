import { expect, test } from 'vitest';
import { contentPictures } from '#site/pictures.ts';

const sources = {
  assets: [{ name: 'parts/bar.svg', file: 'x', url: '/assets/parts/bar.1a2b3c4d.svg' }],
  imageHosts: ['photos.example.com'],
};
const find = (image: string | null) => contentPictures('parts.json', [{ image }], sources);

test.each([
  [null, null],
  ['parts/bar.svg', '/assets/parts/bar.1a2b3c4d.svg'],
  ['https://photos.example.com/bar.jpg', 'https://photos.example.com/bar.jpg'],
])('the picture %s is shown from %s', (image, address) => {
  expect(find(image)).toEqual({ entries: [{ image: address }], problems: [] });
});

test.each([
  [
    'bars.svg',
    'parts.json: 0.image: is "bars.svg", which is not in assets/. Put the file there, or write its https address.',
  ],
  [
    'https://elsewhere.example.com/bar.jpg',
    'parts.json: 0.image: is "https://elsewhere.example.com/bar.jpg", on a host that pages may not load from. Add the host to imageHosts in site.ts.',
  ],
])('the picture %s is a mistake', (image, problem) => {
  expect(find(image).problems).toEqual([problem]);
});
