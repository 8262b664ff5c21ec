import type { Asset } from './assets.ts';

interface Pictured {
  readonly image: string | null;
}

/** Entries with published addresses for their pictures, and a line for every picture that cannot be shown. */
export interface Pictures<Entry> {
  readonly entries: readonly Entry[];
  readonly problems: readonly string[];
}

/**
 * Finds the pictures that the entries of a content file name: in assets/ by file name, elsewhere by https address on a
 * host of `imageHosts`. `file` is what the lines call the file.
 */
export function contentPictures<Entry extends Pictured>(
  file: string,
  entries: readonly Entry[],
  { assets, imageHosts }: { readonly assets: readonly Asset[]; readonly imageHosts: readonly string[] },
): Pictures<Entry> {
  const addresses = new Map(assets.map((asset) => [asset.name, asset.url]));
  const problems: string[] = [];
  const addressOf = (image: string, index: number): string => {
    if (!image.startsWith('https://')) {
      const address = addresses.get(image);
      if (address !== undefined) return address;
      problems.push(
        `${file}: ${index}.image: is "${image}", which is not in assets/. Put the file there, or write its https address.`,
      );
    } else if (!imageHosts.includes(URL.parse(image)?.host ?? '')) {
      problems.push(
        `${file}: ${index}.image: is "${image}", on a host that pages may not load from. Add the host to imageHosts in site.ts.`,
      );
    }
    return image;
  };
  const found = entries.map((entry, index) =>
    entry.image === null ? entry : { ...entry, image: addressOf(entry.image, index) },
  );
  return { entries: found, problems };
}
