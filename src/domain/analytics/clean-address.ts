/** Parameters that say which advertisement brought a visitor. */
const CAMPAIGN_PARAMETER = /^(utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid)$/;

/** Parameters that open something to whoever has the address: the link of an offer, the id of an enquiry. */
const SECRET_PARAMETERS = ['offer', 'lead_id'];

/** An address as tools may see it: of its query, only what says where the visitor came from. '' for anything else. */
export function cleanAddress(address: string): string {
  const url = parseUrl(address);
  if (!url) return '';
  const campaign = [...url.searchParams].filter(([name]) => CAMPAIGN_PARAMETER.test(name));
  const query = new URLSearchParams(campaign).toString();
  return url.origin + url.pathname + (query && `?${query}`);
}

/** Whether no tool may see the address at all: tools read it by themselves. */
export function isSecretAddress(address: string): boolean {
  const params = parseUrl(address)?.searchParams;
  return SECRET_PARAMETERS.some((name) => params?.has(name));
}

function parseUrl(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}
