import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { slideSchema } from '#domain/blocks/slide.ts';
import { videoSchema } from '#domain/blocks/video.ts';
import { dealershipSchema } from '#domain/location/dealership.ts';
import { brandPageSchema, modelPageSchema } from '#domain/model-page/model-page.ts';
import { popupSchema } from '#domain/popup/popup.ts';
import { reviewSchema } from '#domain/review/review.ts';
import { findPopupPictureProblems, resolveContentPictures } from '#site/content-pictures.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';
import { makeOffer } from '#tests/support/factories/make-offer.ts';
import { makePart } from '#tests/support/factories/make-part.ts';

const sources = {
  assets: [{ name: 'parts/bar.svg', file: 'x', url: '/assets/parts/bar.1a2b3c4d.svg' }],
  imageHosts: ['photos.example.com'],
};
const find = (image: string | null) => resolveContentPictures('', { parts: [makePart({ image })] }, sources);

test.each([
  [null, null],
  ['parts/bar.svg', '/assets/parts/bar.1a2b3c4d.svg'],
  ['https://photos.example.com/bar.jpg', 'https://photos.example.com/bar.jpg'],
])('the picture %s is shown from %s', (image, address) => {
  expect(find(image)).toEqual({ content: { parts: [makePart({ image: address })] }, problems: [] });
});

const NOT_THERE = 'which is not in assets/. Put the file there, or write its https address.';
const OTHER_HOST = 'on a host that pages may not load from. Add the host to imageHosts in site.ts.';

test.each([
  ['bars.svg', NOT_THERE],
  ['http://photos.example.com/bar.jpg', NOT_THERE],
  ['https://elsewhere.example.com/bar.jpg', OTHER_HOST],
  ['https://', OTHER_HOST],
])('the picture %s is reported: %s', (image, problem) => {
  expect(find(image)).toEqual({
    content: { parts: [makePart({ image })] },
    problems: [`parts.json: 0.image: is "${image}", ${problem}`],
  });
});

describe('the pictures of all kinds of content are resolved', () => {
  const page = { make: 'Isuzu', heading: 'Isuzu', description: 'Utes.' };
  const makeAll = (image: string | null) => ({
    modelPages: [v.parse(modelPageSchema, { ...page, model: 'MU-X', image })],
    brandPages: [v.parse(brandPageSchema, { ...page, image })],
    parts: [makePart(), makePart({ image })],
    offers: [makeOffer({ id: 'tow', image_or_model_image: image })],
    reviews: [v.parse(reviewSchema, { id: 'r', customer_name: 'Kim', text: 'Good', rating: 5, image })],
    dealerships: [
      v.parse(dealershipSchema, {
        id: '21',
        name: 'A',
        slug: 'a',
        logo: image === null ? null : { url: image },
      }),
    ],
    locations: [makeLocation({ id: 'cairns', image: image === null ? null : { url: image } })],
    slides: image === null ? [] : [v.parse(slideSchema, { image, text: 'Sale' })],
    videos: [v.parse(videoSchema, { id: 'tour', title: 'Tour', service: 'vimeo', video: '1', image })],
  });

  test('each by its published address', () => {
    expect(resolveContentPictures('', makeAll('parts/bar.svg'), sources)).toEqual({
      content: makeAll('/assets/parts/bar.1a2b3c4d.svg'),
      problems: [],
    });
  });

  test('entries without a picture stay as they are', () => {
    expect(resolveContentPictures('', makeAll(null), sources)).toEqual({
      content: makeAll(null),
      problems: [],
    });
  });

  test('each that is missing has a line with the file and the key', () => {
    const { content, problems } = resolveContentPictures('dealer/content', makeAll('x.svg'), sources);
    expect(content).toEqual(makeAll('x.svg'));
    expect(problems.map((line) => line.split(': is "x.svg"')[0])).toEqual([
      'dealer/content/models.json: 0.image',
      'dealer/content/brands.json: 0.image',
      'dealer/content/parts.json: 1.image',
      'dealer/content/slides.json: 0.image',
      'dealer/content/videos.json: 0.image',
      'dealer/content/offers.json: tow.image_or_model_image',
      'dealer/content/locations.json: cairns.image.url',
      'dealer/content/dealerships.json: 21.logo.url',
      'dealer/content/reviews.json: 0.image',
    ]);
  });
});

test.each([
  [null, []],
  ['parts/bar.svg', []],
  ['https://photos.example.com/sale.jpg', []],
  ['sale.jpg', [`x/popup.json: src: is "sale.jpg", ${NOT_THERE}`]],
])('the picture %s of a popup has the problems %j', (src, problems) => {
  const rest = {
    expiryDate: '2026-12-31',
    linkTo: '/special-offers/',
    title: 'Sale',
    description: 'Until New Year.',
    buttonText: 'See it',
  };
  const popup = src === null ? null : v.parse(popupSchema, { src, ...rest });
  expect(findPopupPictureProblems('x', popup, sources)).toEqual(problems);
});

test('a location has its picture and the small one, by their published addresses', () => {
  const image = { url: 'parts/bar.svg', thumb: { url: 'https://photos.example.com/bar.jpg' } };
  const locations = [makeLocation({ image }), makeLocation()];
  const { content, problems } = resolveContentPictures('', { locations }, sources);
  expect(problems).toEqual([]);
  expect(content.locations.map((location) => location.image)).toEqual([
    { url: '/assets/parts/bar.1a2b3c4d.svg', thumb: { url: 'https://photos.example.com/bar.jpg' } },
    null,
  ]);
});
