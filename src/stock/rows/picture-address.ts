/** What is wrong with an address, and what to do. */
interface AddressProblem {
  readonly reason: string;
  readonly fix: string;
}

/** A step out of the site's own folder, however it is written. */
const STEP_UP = /(?:^|[/\\]|%2f|%5c)(?:\.|%2e){2}(?:[/\\]|%2f|%5c|$)/i;

/**
 * Why pages may not load a picture: its host is not named by the dealer, or its path leads out of the site. Without
 * `hosts` any host will do.
 */
export function findPictureProblem(
  address: string,
  hosts: readonly string[] | undefined,
): AddressProblem | undefined {
  if (STEP_UP.test(address)) {
    return { reason: 'leads out of its folder', fix: 'Send the address as browsers show it.' };
  }
  if (address.startsWith('/') || !hosts) return undefined;
  const host = URL.parse(address)?.host ?? '';
  return hosts.includes(host)
    ? undefined
    : {
        reason: `is on ${host}, a host that pages may not load from`,
        fix: `Add "${host}" to imageHosts in site.ts.`,
      };
}
