import { lookup } from 'node:dns';
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks that are not the public internet (IANA's special-purpose registries). */
const PRIVATE_IPV4_NETWORKS: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
/** Networks within 2000::/3, the public part of IPv6, that embed an IPv4 address or are for documentation. */
const PRIVATE_IPV6_NETWORKS: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const blockedNetworks = new BlockList();
for (const [network, prefix] of PRIVATE_IPV4_NETWORKS) blockedNetworks.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of PRIVATE_IPV6_NETWORKS) blockedNetworks.addSubnet(network, prefix, 'ipv6');
const publicIpv6 = new BlockList();
publicIpv6.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is public: not this machine, its network or a cloud's metadata service. */
export function isPublicIp(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !blockedNetworks.check(address, 'ipv4');
  return version === 6 && publicIpv6.check(address, 'ipv6') && !blockedNetworks.check(address, 'ipv6');
}

/** An address that is not https, or that leads to this machine, its neighbours or a cloud's own service. */
export class NotPublicError extends Error {}

/** Why a request may not go out, as far as the address itself tells; a name is looked at by `publicLookup`. */
function findBlockReason(url: URL): string | undefined {
  if (url.protocol !== 'https:') return 'its address is not https';
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(host) === 0 || isPublicIp(host) ? undefined : 'its address is not public';
}

/**
 * Looks a name up in the moment of connecting and gives its addresses, unless one of them is not public: no name can lead
 * elsewhere between two looks.
 */
const publicLookup: LookupFunction = (name, options, callback) => {
  lookup(name, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error) callback(error, []);
    else if (!first || addresses.some(({ address }) => !isPublicIp(address)))
      callback(new NotPublicError('its address is not public'), []);
    else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

interface PublicRequest extends Pick<RequestOptions, 'method' | 'headers' | 'agent' | 'signal'> {
  /** Hosts that the operator of this machine lets be anywhere, and be spoken to by http. */
  readonly privateHosts?: ReadonlySet<string> | undefined;
  readonly body?: string;
}

/** Sends a request to a public https address. Resolves as its answer begins; rejects with a NotPublicError at any other address. */
export function requestPublic(
  url: URL,
  { privateHosts, body, ...options }: PublicRequest,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const isTrusted = privateHosts?.has(url.hostname) ?? false;
    const problem = isTrusted ? undefined : findBlockReason(url);
    if (problem) throw new NotPublicError(problem);
    const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const sent = request(url, { ...options, ...(!isTrusted && { lookup: publicLookup }) }, resolve);
    sent.on('error', reject);
    sent.end(body);
  });
}
