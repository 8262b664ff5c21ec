import { join } from 'node:path';
import type { Asset } from '#site/assets.ts';
import type { Site } from '#site/site.ts';

/** One line for every picture of site.ts or the promos that is missing from assets/. `dir` is the dealer's folder. */
export function findMissingAssets(
  dir: string,
  { brand, home, makes, pagePhotos, promos }: Site,
  assets: readonly Asset[],
): string[] {
  const names = new Set(assets.map((asset) => asset.name));
  const named = [
    ...(brand.logo ? [{ file: 'site.ts', key: 'brand.logo', name: brand.logo }] : []),
    ...home.hero.map((name, index) => ({ file: 'site.ts', key: `home.hero.${index}`, name })),
    ...(home.photo ? [{ file: 'site.ts', key: 'home.photo', name: home.photo }] : []),
    ...(home.sell && home.sell.photo
      ? [{ file: 'site.ts', key: 'home.sell.photo', name: home.sell.photo }]
      : []),
    ...home.people.flatMap(({ photo }, index) =>
      photo ? [{ file: 'site.ts', key: `home.people.${index}.photo`, name: photo }] : [],
    ),
    ...Object.entries(pagePhotos).map(([path, name]) => ({
      file: 'site.ts',
      key: `pagePhotos.${path}`,
      name,
    })),
    ...Object.entries(makes).map(([make, { logo }]) => ({
      file: 'site.ts',
      key: `makes.${make}.logo`,
      name: logo,
    })),
    ...promos.map(({ imageId }, index) => ({
      file: 'content/promos.json',
      key: `${index}.imageId`,
      name: imageId,
    })),
  ];
  return named
    .filter(({ name }) => !names.has(name))
    .map(
      ({ file, key, name }) =>
        `${join(dir, file)}: ${key}: is "${name}", which is not in assets/. Put the file there, or write one of: ${[...names].join(', ') || 'none yet'}.`,
    );
}
