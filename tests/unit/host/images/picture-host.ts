import sharp from 'sharp';
import { factsFile, sharedHost } from '#tests/unit/host/fixture.ts';

export const RED = { r: 200, g: 0, b: 0 };
export const BLUE = { r: 0, g: 0, b: 200 };
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';

/** A picture of 60 x 40: the left half red, the right half blue. */
export function photo() {
  const half = sharp({ create: { width: 30, height: 40, channels: 3, background: BLUE } })
    .png()
    .toBuffer();
  return half.then((input) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background: RED } })
      .composite([{ input, left: 30, top: 0 }])
      .jpeg()
      .toBuffer(),
  );
}

/** A transparent picture of 60 x 40. */
function cutOut() {
  return sharp({ create: { width: 60, height: 40, channels: 4, background: { ...RED, alpha: 0 } } })
    .png()
    .toBuffer();
}

async function makeFiles() {
  const jpeg = await photo();
  const lying = await sharp(jpeg).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  return {
    'example/photos/a.jpg': jpeg,
    'example/photos/a b.jpg': jpeg,
    'example/photos/lying.jpg': lying,
    'example/photos/a.1a2b3c4d.jpg': jpeg,
    'example/assets/a.1a2b3c4d.jpg': jpeg,
    'example/photos/cut-out.png': await cutOut(),
    'example/photos/a.webp': await sharp(jpeg).webp().toBuffer(),
    'example/photos/a.avif': await sharp(jpeg).avif({ effort: 0 }).toBuffer(),
    'example/photos/a.gif': await sharp(jpeg).gif().toBuffer(),
    'example/photos/drawing.svg': SVG,
    'example/photos/drawing.jpg': SVG,
    'example/photos/broken.jpg': jpeg.subarray(0, 300),
    'example/photos/empty.jpg': '',
    'example/photos/words.png': 'no picture at all',
    'example/photos/page.html': 'page',
    'example/.hidden/a.jpg': jpeg,
    'example/_headers': '/photos/*\n  Cache-Control: public, max-age=600\n  X-Of-Source: yes\n',
    'other/secret.jpg': jpeg,
    '.server/example.json': factsFile({ imageHosts: ['photos.example.com'] }),
  };
}

/** A host whose dealer has these pictures, for all tests of a file. */
export function setUpPictureHost() {
  const host = sharedHost(makeFiles);
  return {
    askFile: (path: string) => host.ask(path),
    ask: (query: string, headers: Record<string, string> = {}, method = 'GET') =>
      host.ask(`/.netlify/images?${query}`, { headers, method }),
  };
}
