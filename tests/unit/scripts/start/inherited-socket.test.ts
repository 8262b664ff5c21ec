import { expect, test } from 'vitest';
import { findInheritedSocket } from '#scripts/start/inherited-socket.ts';

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
