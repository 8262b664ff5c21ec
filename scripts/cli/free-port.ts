import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { ExpectedError } from '#platform/expected-error.ts';

/** Finds a free TCP port. */
export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Throws ExpectedError for a port that another program listens on: better now than after minutes of building. */
export async function assertPortFree(port: number): Promise<void> {
  const probe = createServer().listen(port);
  try {
    await once(probe, 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EACCES')
      throw new ExpectedError(`port ${port}: may not be used by this account. Choose another with --port.`);
    if (code !== 'EADDRINUSE') throw error;
    throw new ExpectedError(
      `port ${port}: is in use. Stop the other process or choose another port with --port.`,
    );
  }
  probe.close();
  await once(probe, 'close');
}
