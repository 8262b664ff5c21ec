import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicIp } from './public-ip.ts';

/** A name that leads to this machine, its neighbours or a cloud's own service. */
export class NotPublicError extends Error {
  constructor() {
    super('its address is not public');
  }
}

/** Why a request may not go out, as far as the address itself tells; a name is looked at by `publicLookup`. */
export function findBlockReason(url: URL): string | undefined {
  if (url.protocol !== 'https:') return 'its address is not https';
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(host) === 0 || isPublicIp(host) ? undefined : 'its address is not public';
}

/**
 * Looks a name up in the moment of connecting and gives its addresses, unless one of them is not public: no name can lead
 * elsewhere between two looks.
 */
export const publicLookup: LookupFunction = (name, options, callback) => {
  lookup(name, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error) callback(error, []);
    else if (!first || addresses.some(({ address }) => !isPublicIp(address)))
      callback(new NotPublicError(), []);
    else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
