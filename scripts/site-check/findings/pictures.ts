import sharp from 'sharp';
import { SLIDE_SIZE } from '#domain/blocks/slide.ts';
import type { Car } from '#domain/car/car.ts';
import type { CheckedDealer } from '#scripts/site-check/finding.ts';
import { errorAt, type Finding, warningAt } from '#site/checks/finding.ts';
import type { Site } from '#site/site.ts';

interface NeededPicture {
  readonly file: string;
  readonly key: string;
  /** The name in assets/, or the published address. */
  readonly name: string;
  readonly width: number;
}

const LOGO_WIDTH = 300;
const HERO_WIDTH = 800;
const PROMO_WIDTH = 1000;
const CONTENT_WIDTH = 600;

/** Pictures too small for their place, and vehicles' pictures that pages may not load. */
export async function checkPictures(dealer: CheckedDealer): Promise<Finding[]> {
  const small = await Promise.all(
    listNeededPictures(dealer.site).map((picture) => checkWidth(dealer, picture)),
  );
  return [...small.flat(), ...checkHosts(dealer)];
}

function listNeededPictures({
  brand,
  home,
  promos,
  blocks,
  offers,
  locations,
  popup,
}: Site): NeededPicture[] {
  const at = (file: string, key: string, name: string | null | undefined, width: number) =>
    name ? [{ file, key, name, width }] : [];
  return [
    ...at('site.ts', 'brand.logo', brand.logo, LOGO_WIDTH),
    ...home.hero.flatMap((name, index) => at('site.ts', `home.hero.${index}`, name, HERO_WIDTH)),
    ...promos.flatMap(({ imageId }, index) =>
      at('content/promos.json', `${index}.imageId`, imageId, PROMO_WIDTH),
    ),
    ...blocks.slides.flatMap(({ image }, index) =>
      at('content/slides.json', `${index}.image`, image, SLIDE_SIZE.width),
    ),
    ...offers.flatMap(({ id, image_or_model_image: image }) =>
      at('content/offers.json', `${id}.image_or_model_image`, image, CONTENT_WIDTH),
    ),
    ...locations.flatMap(({ id, image }) =>
      at('content/locations.json', `${id}.image.url`, image?.url, CONTENT_WIDTH),
    ),
    ...at('content/popup.json', 'src', popup?.src, CONTENT_WIDTH),
  ];
}

async function checkWidth(
  { assets }: CheckedDealer,
  { file, key, name, width }: NeededPicture,
): Promise<Finding[]> {
  const asset = assets.find((each) => each.name === name || each.url === name);
  if (!asset || asset.name.endsWith('.svg')) return [];
  const given = await sharp(asset.file)
    .metadata()
    .then(
      (metadata) => metadata.width,
      () => undefined,
    );
  if (given === undefined) return [errorAt(file, key, `assets/${asset.name} is no picture. Save it again.`)];
  if (given >= width) return [];
  const text = `assets/${asset.name} is ${given} pixels wide and looks blurred. Use one of ${width} or more.`;
  return [warningAt(file, key, text)];
}

/** One line for each host: a feed has hundreds of pictures on the same one. */
function checkHosts({ site }: CheckedDealer): Finding[] {
  const hosts = new Set(site.imageHosts);
  const unnamed = Map.groupBy(site.cars.flatMap(listPictureHosts), (host) => host);
  return [...unnamed]
    .filter(([host]) => !hosts.has(host))
    .map(([host, pictures]) =>
      warningAt(
        'site.ts',
        'imageHosts',
        `${pictures.length} pictures of vehicles are on "${host}", so pages leave them out. Add it if it is yours.`,
      ),
    );
}

function listPictureHosts({ primary_image_url, images }: Car): string[] {
  const urls = new Set([primary_image_url, ...images.map(({ image }) => image.url)]);
  return [...urls].flatMap((url) => (url?.startsWith('https://') ? [URL.parse(url)?.host ?? ''] : []));
}
