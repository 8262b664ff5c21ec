import { resolveDealer } from '#host/resolve-dealer.ts';
import { respondText } from '#host/respond.ts';
import type { HostRequest } from '#host/routes.ts';
import type { SiteReader } from '#server/published-site/site-reader.ts';

/** What a proxy asks before it gets a certificate for a domain that somebody called it by: Caddy's `ask`. */
export const CERTIFICATE_CHECK_PATH = '/tls/allowed';

/** 200 for a domain of a dealer, and that of operators; 404 for any other: nobody may make the proxy ask for certificates without end. */
export async function serveCertificateCheck(
  sites: Pick<SiteReader, 'findSlug' | 'findAddress'>,
  operatorHost: string | undefined,
  { request, url }: HostRequest,
): Promise<Response> {
  const domain = url.searchParams.get('domain')?.toLowerCase() ?? '';
  if (domain !== '' && domain === operatorHost)
    return respondText(request, 200, `${domain} is for operators.`);
  const isLocal = domain === 'localhost' || domain.endsWith('.localhost');
  const { kind } = isLocal ? { kind: 'overview' } : await resolveDealer(domain, sites);
  return kind === 'site' || kind === 'moved'
    ? respondText(request, 200, `${domain} is a dealer's.`)
    : respondText(request, 404, 'No dealer has this domain.');
}
