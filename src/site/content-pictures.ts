import { join } from 'node:path';
import type { Slide } from '#domain/blocks/slide.ts';
import type { Video } from '#domain/blocks/video.ts';
import type { Dealership } from '#domain/location/dealership.ts';
import type { Location } from '#domain/location/location.ts';
import type { BrandPage, ModelPage } from '#domain/model-page/model-page.ts';
import type { Offer } from '#domain/offer/offer.ts';
import type { Part } from '#domain/parts/part.ts';
import type { Popup } from '#domain/popup/popup.ts';
import type { Review } from '#domain/review/review.ts';
import type { Asset } from './assets.ts';

/** The type of an entry for each kind of content with pictures. */
interface PicturedEntries {
  readonly modelPages: ModelPage;
  readonly brandPages: BrandPage;
  readonly parts: Part;
  readonly slides: Slide;
  readonly videos: Video;
  readonly offers: Offer;
  readonly locations: Location;
  readonly dealerships: Dealership;
  readonly reviews: Review;
}

type ContentName = keyof PicturedEntries;
type PicturedContent = { readonly [Name in ContentName]: readonly PicturedEntries[Name][] };

/** The places that pictures may come from. */
interface PictureSources {
  readonly assets: readonly Asset[];
  readonly imageHosts: readonly string[];
}

/**
 * Resolves a picture of a content file to its published address; `key` names the picture in the problem if it can't be
 * shown.
 */
type PictureResolver = (image: string, key: string) => string;

/** Replaces the pictures of an entry with their published addresses. */
type PictureReplacer<Entry> = (entry: Entry, find: PictureResolver, index: number) => Entry;

interface PictureRow<Entry> {
  /** The file name in content/. */
  readonly file: string;
  readonly replace: PictureReplacer<Entry>;
}

/** Content with pictures. Problems are reported in this order. */
const CONTENT_PICTURES: { readonly [Name in ContentName]: PictureRow<PicturedEntries[Name]> } = {
  modelPages: { file: 'models.json', replace: replaceImage },
  brandPages: { file: 'brands.json', replace: replaceImage },
  parts: { file: 'parts.json', replace: replaceImage },
  slides: { file: 'slides.json', replace: replaceImage },
  videos: { file: 'videos.json', replace: replaceImage },
  offers: { file: 'offers.json', replace: replaceOfferImage },
  locations: { file: 'locations.json', replace: replaceLocationImages },
  dealerships: { file: 'dealerships.json', replace: replaceLogo },
  reviews: { file: 'reviews.json', replace: replaceImage },
};

/** Content with published addresses for its pictures, and one line for every picture that can't be shown. */
interface ResolvedContent<Name extends ContentName> {
  readonly content: Pick<PicturedContent, Name>;
  readonly problems: readonly string[];
}

/**
 * Resolves the pictures of the content: in assets/ by file name, elsewhere by https address on a host of `imageHosts`.
 * `dir` is the content folder.
 */
export function resolveContentPictures<Name extends ContentName>(
  dir: string,
  content: Pick<PicturedContent, Name>,
  sources: PictureSources,
): ResolvedContent<Name> {
  const problems: string[] = [];
  const resolve = <One extends Name>(name: One): readonly PicturedEntries[One][] => {
    const { file, replace }: PictureRow<PicturedEntries[One]> = CONTENT_PICTURES[name];
    const entries: readonly PicturedEntries[One][] = content[name];
    const find = createResolver(join(dir, file), sources, problems);
    return entries.map((entry, index) => replace(entry, find, index));
  };
  const names = (Object.keys(CONTENT_PICTURES) as ContentName[]).filter(
    (name): name is Name => name in content,
  );
  const resolved = Object.fromEntries(names.map((name) => [name, resolve(name)]));
  return { content: resolved as Pick<PicturedContent, Name>, problems };
}

/**
 * One line if the popup's picture can't be shown. The file name is not replaced, because browsers recognise the popup
 * by it (T-77).
 */
export function findPopupPictureProblems(
  dir: string,
  popup: Popup | null,
  sources: PictureSources,
): readonly string[] {
  const problems: string[] = [];
  if (popup) createResolver(join(dir, 'popup.json'), sources, problems)(popup.src, 'src');
  return problems;
}

function replaceImage<Entry extends { readonly image: string | null }>(
  entry: Entry,
  find: PictureResolver,
  index: number,
): Entry {
  return entry.image === null ? entry : { ...entry, image: find(entry.image, `${index}.image`) };
}

function replaceOfferImage(offer: Offer, find: PictureResolver): Offer {
  const { id, image_or_model_image: image } = offer;
  return image === null
    ? offer
    : { ...offer, image_or_model_image: find(image, `${id}.image_or_model_image`) };
}

/** A location can have a picture and a thumbnail. */
function replaceLocationImages(location: Location, find: PictureResolver): Location {
  const { id, image } = location;
  if (image === null) return location;
  const url = find(image.url, `${id}.image.url`);
  const thumb = image.thumb && { url: find(image.thumb.url, `${id}.image.thumb.url`) };
  return { ...location, image: thumb ? { url, thumb } : { url } };
}

function replaceLogo(dealership: Dealership, find: PictureResolver): Dealership {
  const { id, logo } = dealership;
  return logo === null ? dealership : { ...dealership, logo: { url: find(logo.url, `${id}.logo.url`) } };
}

/** If a picture can't be shown, adds a line to `problems` and returns its address unchanged. */
function createResolver(
  file: string,
  { assets, imageHosts }: PictureSources,
  problems: string[],
): PictureResolver {
  const addresses = new Map(assets.map((asset) => [asset.name, asset.url]));
  const hosts = new Set<string | undefined>(imageHosts);
  return (image, key) => {
    if (!image.startsWith('https://')) {
      const address = addresses.get(image);
      if (address !== undefined) return address;
      problems.push(
        `${file}: ${key}: is "${image}", which is not in assets/. Put the file there, or write its https address.`,
      );
    } else if (!hosts.has(URL.parse(image)?.host)) {
      problems.push(
        `${file}: ${key}: is "${image}", on a host that pages may not load from. Add the host to imageHosts in site.ts.`,
      );
    }
    return image;
  };
}
