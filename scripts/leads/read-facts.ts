import { pickOnePerDealer, type SiteFacts } from '#server/published-site/site-facts.ts';
import { createSiteReader } from '#server/published-site/site-reader.ts';

/** The facts of the dealers that are built here, by slug. */
export async function readFactsByDealer(distDir: string): Promise<ReadonlyMap<string, SiteFacts>> {
  const sites = pickOnePerDealer(await createSiteReader(distDir).all());
  return new Map(sites.map((facts) => [facts.dealer, facts]));
}
