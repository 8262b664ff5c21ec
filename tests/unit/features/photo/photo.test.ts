import { expect, test } from 'vitest';
import { buildCarPhoto, buildImageUrlPattern, buildPhoto } from '#features/photo/photo.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const netlify = buildImageUrlPattern(makeSite());
const cloudinary = makeSite({ images: { provider: 'cloudinary', cloudName: 'plain', quality: 60 } });

test('one address a width, the smallest for browsers that do not choose', () => {
  expect(buildPhoto('/assets/a.webp', [320, 640], netlify)).toEqual({
    src: '/.netlify/images?url=/assets/a.webp&w=320&q=45',
    srcset:
      '/.netlify/images?url=/assets/a.webp&w=320&q=45 320w, /.netlify/images?url=/assets/a.webp&w=640&q=45 640w',
  });
});

test.each([
  'https://photos.example.com/a b.jpg?x=1&y=2',
  '/assets/a+b&c.jpg',
  '/assets/100%.jpg',
  '/a/{w}.jpg',
])('%s is read back as it was', (url) => {
  const asked = new URL(buildPhoto(url, [320], netlify).src, 'https://example.com');
  expect(asked.searchParams.get('url')).toBe(url);
  expect(asked.searchParams.get('w')).toBe('320');
});

test('no space or comma stands inside an address of the set', () => {
  expect(buildPhoto('/assets/a, b.jpg', [320, 640], netlify).srcset?.split(', ')).toHaveLength(2);
});

test.each([
  {
    provider: 'netlify',
    site: makeSite(),
    src: '/.netlify/images?url=/assets/a.webp&w=1200&h=630&fit=cover&q=45',
  },
  {
    provider: 'cloudinary',
    site: cloudinary,
    src: 'https://res.cloudinary.com/plain/image/fetch/c_fill,w_1200,h_630,q_60,f_auto/co_rgb:14171a,e_colorize:100/https%3A//plain.example.com.au/assets/a.webp',
  },
  { provider: 'none', site: makeSite({ images: { provider: 'none' } }), src: '/assets/a.webp' },
])('$provider cuts, sizes and dyes as far as it can, and leaves out what it cannot', ({ site, src }) => {
  const pictures = buildImageUrlPattern(site, { ratio: 1200 / 630, colourize: '#14171a' });
  expect(buildPhoto('/assets/a.webp', [1200], pictures).src).toBe(src);
});

test('a provider elsewhere never enlarges a picture that is not cut, and finds it wherever it lies', () => {
  const { src } = buildPhoto('https://photos.example.com/1.jpg?v=2', [320], buildImageUrlPattern(cloudinary));
  expect(src).toBe(
    'https://res.cloudinary.com/plain/image/fetch/c_limit,w_320,q_60,f_auto/https%3A//photos.example.com/1.jpg%3Fv%3D2',
  );
});

test.each([
  { provider: 'netlify', site: makeSite(), src: '/.netlify/images?url=/assets/a.webp&w=360&q=45&fm=jpg' },
  {
    provider: 'cloudinary',
    site: cloudinary,
    src: 'https://res.cloudinary.com/plain/image/fetch/c_limit,w_360,q_60,f_jpg/https%3A//plain.example.com.au/assets/a.webp',
  },
])('$provider sends a JPEG to what reads nothing else', ({ site, src }) => {
  expect(buildPhoto('/assets/a.webp', [360], buildImageUrlPattern(site, { jpeg: true })).src).toBe(src);
});

test('a drawing is taken as it is, and an address that only mentions one is that of a picture', () => {
  expect(buildPhoto('/a.svg.webp', [320], netlify).src).toContain('/.netlify/images?');
  expect(buildPhoto('/a.SVG', [320, 640], netlify)).toEqual({ src: '/a.SVG', srcset: undefined });
});

test('the height follows the ratio, to the pixel', () => {
  const wide = buildImageUrlPattern(makeSite(), { ratio: 3 });
  expect(buildPhoto('/a.webp', [320], wide).src).toContain('&w=320&h=107&');
  expect(wide.ratio).toBe(3);
});

test.each([
  { site: makeSite({ images: { quality: 60 } }), edit: {}, quality: 60 },
  { site: makeSite({ images: { quality: 60 } }), edit: { quality: 75 }, quality: 75 },
])('the quality is $quality: the one asked for, else that of the dealer', ({ site, edit, quality }) => {
  expect(buildImageUrlPattern(site, edit)).toEqual({
    pattern: `/.netlify/images?url={url}&w={w}&q=${quality}`,
  });
});

test('only a provider elsewhere needs the address of the site', () => {
  expect(buildImageUrlPattern(cloudinary).origin).toBe('https://plain.example.com.au');
  expect(buildImageUrlPattern(makeSite({ images: { provider: 'none' } }))).toEqual({ pattern: null });
});

const pictures = buildImageUrlPattern(makeSite());
const url = 'https://photos.example.com/1.jpg';

test('a car shows its main photo, which need not be the first of its photos', () => {
  const images = [{ image: { url: 'https://photos.example.com/2.jpg' } }, { image: { url } }];
  const car = makeCar({ primary_image_url: url, photos_count: 2, images });
  const { src, words } = buildCarPhoto(car, pictures);
  expect(src).toContain('photos.example.com/1.jpg');
  expect(words).toBeUndefined();
});

test.each([
  { primary_image_url: null, photos_count: 3, simple_body: 'ute', src: '/bodies/ute.webp' },
  { primary_image_url: url, photos_count: 0, simple_body: 'ute', src: '/bodies/ute.webp' },
  { primary_image_url: null, photos_count: 0, simple_body: null, src: '/bodies/suv.webp' },
] as const)(
  '$photos_count photos, main one $primary_image_url, body $simple_body: $src',
  ({ src, ...car }) => {
    expect(buildCarPhoto(makeCar(car), pictures)).toMatchObject({
      src,
      srcset: undefined,
      words: 'New arrival. Photos coming soon',
    });
  },
);

test('a photo has the widths of cards, and the outline that stands in for it', () => {
  const photo = buildCarPhoto(
    makeCar({ primary_image_url: url, photos_count: 1, simple_body: 'ute' }),
    pictures,
  );
  expect(photo.body).toBe('ute');
  expect(photo.srcset?.match(/ \d+w/g)).toEqual([' 320w', ' 480w', ' 640w']);
  expect(buildCarPhoto(makeCar(), pictures).body).toBe('suv');
});
