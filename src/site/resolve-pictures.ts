import type { Dealership } from '#domain/location/dealership.ts';
import type { Location } from '#domain/location/location.ts';
import type { Offer } from '#domain/offer/offer.ts';
import type { Popup } from '#domain/popup/popup.ts';
import type { Asset } from './assets.ts';

interface WithImage {
  readonly image: string | null;
}

/** Entries with published addresses for their pictures, and a line for every picture that cannot be shown. */
export interface ResolvedPictures<Entry> {
  readonly entries: readonly Entry[];
  readonly problems: readonly string[];
}

/** Where pictures may lie. */
interface PictureSources {
  readonly assets: readonly Asset[];
  readonly imageHosts: readonly string[];
}

/** Where a picture of a content file is published; `key` names it in the line of one that can't be shown. */
type PictureResolver = (image: string, key: string) => string;

/**
 * Finds the pictures that the entries of a content file name: in assets/ by file name, elsewhere by https address on a
 * host of `imageHosts`. `file` is what the lines call the file.
 */
export function resolveContentPictures<Entry extends WithImage>(
  file: string,
  entries: readonly Entry[],
  sources: PictureSources,
): ResolvedPictures<Entry> {
  return resolvePictures(file, sources, (find) =>
    entries.map((entry, index) =>
      entry.image === null ? entry : { ...entry, image: find(entry.image, `${index}.image`) },
    ),
  );
}

/** The same for locations, whose picture may come with a smaller one. */
export function resolveLocationPictures(
  file: string,
  locations: readonly Location[],
  sources: PictureSources,
): ResolvedPictures<Location> {
  return resolvePictures(file, sources, (find) =>
    locations.map((location) => {
      const { id, image } = location;
      if (image === null) return location;
      const url = find(image.url, `${id}.image.url`);
      const thumb = image.thumb && { url: find(image.thumb.url, `${id}.image.thumb.url`) };
      return { ...location, image: thumb ? { url, thumb } : { url } };
    }),
  );
}

/** The same for the logos of dealerships. */
export function resolveDealershipLogos(
  file: string,
  dealerships: readonly Dealership[],
  sources: PictureSources,
): ResolvedPictures<Dealership> {
  return resolvePictures(file, sources, (find) =>
    dealerships.map((dealership) =>
      dealership.logo === null
        ? dealership
        : { ...dealership, logo: { url: find(dealership.logo.url, `${dealership.id}.logo.url`) } },
    ),
  );
}

/** The same for offers. */
export function resolveOfferPictures(
  file: string,
  offers: readonly Offer[],
  sources: PictureSources,
): ResolvedPictures<Offer> {
  return resolvePictures(file, sources, (find) =>
    offers.map((offer) =>
      offer.image_or_model_image === null
        ? offer
        : {
            ...offer,
            image_or_model_image: find(offer.image_or_model_image, `${offer.id}.image_or_model_image`),
          },
    ),
  );
}

/** A line where the popup's picture cannot be shown. Its name stays: by it browsers know the popup again (T-77). */
export function findPopupPictureProblems(
  file: string,
  popup: Popup | null,
  sources: PictureSources,
): readonly string[] {
  return resolvePictures(file, sources, (find) => (popup ? [find(popup.src, 'src')] : [])).problems;
}

function resolvePictures<Entry>(
  file: string,
  { assets, imageHosts }: PictureSources,
  findAll: (find: PictureResolver) => readonly Entry[],
): ResolvedPictures<Entry> {
  const addresses = new Map(assets.map((asset) => [asset.name, asset.url]));
  const problems: string[] = [];
  const find: PictureResolver = (image, key) => {
    if (!image.startsWith('https://')) {
      const address = addresses.get(image);
      if (address !== undefined) return address;
      problems.push(
        `${file}: ${key}: is "${image}", which is not in assets/. Put the file there, or write its https address.`,
      );
    } else if (!imageHosts.includes(URL.parse(image)?.host ?? '')) {
      problems.push(
        `${file}: ${key}: is "${image}", on a host that pages may not load from. Add the host to imageHosts in site.ts.`,
      );
    }
    return image;
  };
  const entries = findAll(find);
  return { entries, problems };
}
