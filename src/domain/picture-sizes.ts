import { SLIDE_SIZE } from './blocks/slide.ts';

/**
 * The widths in which pages, brochures and previews show pictures, in pixels. The host makes no others: each takes its
 * processor up to a second, and anybody could ask for thousands.
 */
export const PICTURE_WIDTHS = [
  120, 160, 240, 320, 360, 400, 480, 600, 640, 700, 720, 800, 828, 960, 1000, 1080, 1200, 1280, 1920,
] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Width divided by height of pictures that are cropped. */
export const PICTURE_RATIOS = {
  preview: 1200 / 630,
  slide: SLIDE_SIZE.width / SLIDE_SIZE.height,
  video: 16 / 9,
  brochure: 3 / 2,
} as const;

/** In per cent, where it is not the dealer's own. */
export const PICTURE_QUALITIES = { mapCard: 75, brochure: 70 } as const;
