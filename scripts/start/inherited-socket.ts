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
