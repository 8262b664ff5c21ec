import { join } from 'node:path';
import type { Car } from '#domain/car/car.ts';
import { PLAIN_CONFIG } from '#tests/support/factories/plain-config.ts';
import { writeFiles } from '#tests/support/write-files.ts';

export const LOCATION = {
  id: 'yard',
  name: 'Plain Motors Cairns',
  slug: 'cairns',
  dealer_license_number: '4411223',
  address: { street: '1 Test Street', city: 'Cairns', state: 'qld', postcode: '4870' },
  contact_detail: { phone: '07 5550 0100' },
};

export interface TestDealer {
  readonly slug: string;
  /** Keys of site.ts that differ from a plain dealer's; undefined removes a key. */
  readonly site?: Readonly<Record<string, unknown>>;
  /** The cars of its stock; undefined = no stock.json at all. */
  readonly cars?: readonly Car[] | undefined;
  /** Files of its folder by path, replacing the plain ones: 'content/locations.json'. */
  readonly files?: Readonly<Record<string, string>>;
}

/** Writes a complete dealer's folder, plain except for what the test is about. */
export async function writeDealer(sitesDir: string, { slug, site, cars, files }: TestDealer): Promise<void> {
  const config = { ...PLAIN_CONFIG, slug, url: `https://${slug}.example.com.au`, ...site };
  const stock = cars && { imported_at: '2026-11-20T00:00:00Z', cars };
  await writeFiles(join(sitesDir, slug), {
    'site.ts': `export default ${JSON.stringify(config)};\n`,
    'content/locations.json': JSON.stringify([LOCATION]),
    ...(stock && { 'stock.json': JSON.stringify(stock) }),
    ...files,
  });
}
