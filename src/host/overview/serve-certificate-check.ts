import { resolveDealer } from '#host/resolve-dealer.ts';
import { respondText } from '#host/respond.ts';
import type { HostRequest } from '#host/routes.ts';
import type { SiteReader } from '#published-site/site-reader.ts';

/** What a proxy asks before it gets a certificate for a domain that somebody called it by: Caddy's `ask`. */
export const CERTIFICATE_CHECK_PATH = '/tls/allowed';

interface CertificateCheckDeps {
  readonly sites: Pick<SiteReader, 'findSlug' | 'findAddress'>;
  /** The only site that the host serves; undefined = all. */
  readonly site: string | undefined;
  /** The domain for operators alone. */
  readonly operatorHost: string | undefined;
}

/**
 * 200 for a domain of a dealer that the host serves, and that of operators; 404 for any other: nobody may make the proxy ask
 * for certificates without end.
 */
export async function serveCertificateCheck(
  { sites, site, operatorHost }: CertificateCheckDeps,
  { request, url }: HostRequest,
): Promise<Response> {
  const domain = url.searchParams.get('domain')?.toLowerCase() ?? '';
  if (domain !== '' && domain === operatorHost)
    return respondText(request, 200, `${domain} is for operators.`);
  const dealer = await findDealer(domain, sites);
  return dealer !== undefined && (site === undefined || site === dealer)
    ? respondText(request, 200, `${domain} is a dealer's.`)
    : respondText(request, 404, 'No dealer has this domain.');
}

/** The dealer of a public domain: of the address of the site, or of another name that leads there. */
async function findDealer(domain: string, sites: CertificateCheckDeps['sites']): Promise<string | undefined> {
  if (domain === 'localhost' || domain.endsWith('.localhost')) return undefined;
  const destination = await resolveDealer(domain, sites);
  if (destination.kind === 'moved') return sites.findSlug(new URL(destination.url).hostname);
  return destination.kind === 'site' ? destination.slug : undefined;
}
