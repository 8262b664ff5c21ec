import sharp, { type Sharp } from 'sharp';

const SIZE = { width: 1200, height: 900 } as const;
const JPEG = { quality: 78 } as const;

/** Spoils a photograph (WebP): the bytes of the file that a feed would name. */
type Spoil = (photograph: Buffer) => Promise<Buffer>;

/** What is wrong with a photograph of a real feed. */
export type Fault = keyof typeof FAULTS;

const draw = (markup: string, { width, height } = SIZE) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${markup}</svg>`);

/** Cropped to a shape, and edited. */
const jpegOf =
  (edit: (image: Sharp) => Sharp, size: { readonly width: number; readonly height: number } = SIZE): Spoil =>
  (photograph) =>
    edit(sharp(photograph).resize({ ...size, fit: 'cover' }))
      .flatten({ background: '#fff' })
      .jpeg(JPEG)
      .toBuffer();

const SKY = draw(`<defs><linearGradient id="sky" x2="0" y2="1">
<stop offset=".3" stop-color="#fff"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/></linearGradient></defs>
<rect width="100%" height="100%" fill="url(#sky)"/>`);

const BANNER = draw(`<rect y="720" width="1200" height="180" fill="#ffe600"/>
<text x="600" y="835" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="96" fill="#d4001a">FINANCE FROM $99 A WEEK</text>
<text x="600" y="400" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="110" fill="#fff" fill-opacity=".7" transform="rotate(-18 600 400)">www.car-yard.example</text>
<rect width="1200" height="90" fill="#0a2a8c"/><text x="24" y="64" font-family="sans-serif" font-weight="700" font-size="52" fill="#fff">CALL NOW · OPEN SUNDAY</text>`);

const NOT_FOUND_PAGE = '<!doctype html><title>Sign in</title><h1>Please sign in to see this picture</h1>';

/** The faults of photographs in real feeds, in the order in which dealers' vehicles show them. A `missing` one is never written. */
export const FAULTS = {
  'bright-sky': jpegOf((image) => image.composite([{ input: SKY }])),
  'white-on-white': jpegOf((image) => image.linear(0.3, 178)),
  portrait: jpegOf((image) => image, { width: 900, height: 1200 }),
  panorama: jpegOf((image) => image, { width: 1800, height: 600 }),
  tiny: jpegOf((image) => image, { width: 120, height: 90 }),
  dark: jpegOf((image) => image.linear(0.16, 2)),
  banner: jpegOf((image) => image.composite([{ input: BANNER }])),
  'png-as-jpg': (photograph) => sharp(photograph).resize(SIZE).png({ palette: true }).toBuffer(),
  'page-as-jpg': async () => Buffer.from(NOT_FOUND_PAGE),
  // A download that broke off: the upper half is there.
  truncated: async (photograph) => {
    const whole = await jpegOf((image) => image)(photograph);
    return whole.subarray(0, Math.round(whole.length * 0.45));
  },
  empty: async () => Buffer.alloc(0),
  missing: undefined,
} as const satisfies Record<string, Spoil | undefined>;

export const FAULT_NAMES = Object.keys(FAULTS) as Fault[];
