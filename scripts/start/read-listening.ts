import { isIP } from 'node:net';
import { type HostOptions, LOOPBACK } from '#host/start-host.ts';
import { UsageError } from '#scripts/cli/command.ts';

interface ListeningOptions {
  readonly host?: string | undefined;
  readonly trustProxy?: boolean | undefined;
  /** Separated by commas. */
  readonly proxies?: string | undefined;
}

interface Listening extends Pick<HostOptions, 'hostname' | 'trustedProxies'> {
  /** What the operator should know. */
  readonly warning?: string;
}

const LOCAL_NAMES: readonly string[] = [...LOOPBACK, 'localhost'];

/**
 * Where the host listens, and which proxies it trusts for a visitor's address. Behind a proxy it listens on this machine alone:
 * whoever reached it directly would get past the proxy. Throws a UsageError for a proxy that is no address.
 */
export function readListening({ host, trustProxy, proxies }: ListeningOptions): Listening {
  const named = (proxies ?? '').split(',').flatMap((part) => part.trim() || []);
  const wrong = named.find((address) => !isIP(address));
  if (wrong !== undefined) throw new UsageError(`--proxies: "${wrong}" is no IP address. Write 10.0.0.7.`);
  if (!trustProxy && named.length === 0) return { hostname: host };
  const hostname = host ?? LOOPBACK[0];
  const isOpen = !LOCAL_NAMES.includes(hostname);
  return {
    hostname,
    trustedProxies: [...LOOPBACK, ...named],
    ...(isOpen && {
      warning: `--host: ${hostname} can be reached by others than your proxy. Let a firewall admit the proxy alone.`,
    }),
  };
}

/** The first that systemd passes on (sd_listen_fds(3)). */
const FIRST_SOCKET = 3;

/**
 * The socket that systemd listens on for this process, by its number; undefined if it does not. It stays open while the host restarts:
 * who connects meanwhile waits.
 */
export function findInheritedSocket(
  { LISTEN_PID, LISTEN_FDS }: NodeJS.ProcessEnv,
  pid: number,
): number | undefined {
  return Number(LISTEN_PID) === pid && Number(LISTEN_FDS) >= 1 ? FIRST_SOCKET : undefined;
}
