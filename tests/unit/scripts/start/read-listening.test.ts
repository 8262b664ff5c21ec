import { expect, test } from 'vitest';
import { findInheritedSocket, readListening } from '#scripts/start/read-listening.ts';

const LOCAL = ['127.0.0.1', '::1'];

test('without a proxy the host listens everywhere, or where it is told to, and believes nobody', () => {
  expect(readListening({})).toEqual({ hostname: undefined });
  expect(readListening({ host: '192.168.1.20' })).toEqual({ hostname: '192.168.1.20' });
});

test('behind a proxy it listens on this machine alone', () => {
  expect(readListening({ trustProxy: true })).toEqual({ hostname: '127.0.0.1', trustedProxies: LOCAL });
  expect(readListening({ trustProxy: true, host: '::1' })).toEqual({
    hostname: '::1',
    trustedProxies: LOCAL,
  });
});

test('proxies elsewhere are named, and with an open address comes a warning', () => {
  expect(readListening({ host: '0.0.0.0', proxies: '10.0.0.7, fd00::8' })).toEqual({
    hostname: '0.0.0.0',
    trustedProxies: [...LOCAL, '10.0.0.7', 'fd00::8'],
    warning:
      '--host: 0.0.0.0 can be reached by others than your proxy. Let a firewall admit the proxy alone.',
  });
});

test('a proxy that is no address is refused', () => {
  expect(() => readListening({ proxies: '10.0.0.7,proxy.internal' })).toThrow(
    '--proxies: "proxy.internal" is no IP address. Write 10.0.0.7.',
  );
});

test.each([
  [{}, undefined],
  [{ LISTEN_PID: '12', LISTEN_FDS: '1' }, 3],
  // The variables of a parent, which had a socket of its own.
  [{ LISTEN_PID: '11', LISTEN_FDS: '1' }, undefined],
  [{ LISTEN_PID: '12', LISTEN_FDS: '0' }, undefined],
  [{ LISTEN_PID: '12' }, undefined],
])('process 12 with %j has the socket %j', (env, socket) => {
  expect(findInheritedSocket(env, 12)).toBe(socket);
});
