/** The cookies that Google's and Meta's scripts set for the dealer's domain. */
const TOOL_COOKIE = /^(_ga|_gid|_gat|_gcl|_fbp|_fbc)/;

/** Deletes the cookies of tools, which may be of the host or of any domain above it. */
export function deleteToolCookies(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  const labels = location.hostname.split('.');
  const domains = ['', ...labels.map((_, n) => `; domain=${labels.slice(n).join('.')}`)];
  for (const name of names.filter((text) => TOOL_COOKIE.test(text)))
    for (const domain of domains) expireCookie(name, domain);
}

function expireCookie(name: string, domain: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is newer than the baseline.
  document.cookie = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/${domain}`;
}
