import type { Site } from './site.ts';

/**
 * What a dealer should mend though the site can be built: a line for every picture that cannot be shown (its car gets
 * the placeholder). `published` holds the addresses of the site's own files.
 */
export function pictureWarnings(site: Site, published: ReadonlySet<string>): string[] {
  const hosts = new Set(site.imageHosts);
  return site.cars.flatMap((car) => {
    const urls = car.images.map((entry) => entry.image.url);
    return [...new Set([car.primary_image_url, ...urls])].flatMap((url) => {
      if (url === null) return [];
      if (url.startsWith('/')) {
        return published.has(url)
          ? []
          : [
              `${site.slug}: stock ${car.stocknum ?? car.id}: picture ${url} is missing. Put it in assets/ or correct the feed.`,
            ];
      }
      const host = URL.parse(url)?.host;
      return host && hosts.has(host)
        ? []
        : [
            `${site.slug}: stock ${car.stocknum ?? car.id}: picture ${url} is on an unknown host. Add it to imageHosts in site.ts.`,
          ];
    });
  });
}
