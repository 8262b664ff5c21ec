import { LOOPBACK, startHost } from '#host/start-host.ts';

/** A host in its own process, to be killed: `crash-host.ts <folder> <port>`. Stops gracefully on request. */
const [, , dir = '', port = '0'] = process.argv;
const host = await startHost({
  distDir: `${dir}/dist`,
  dataDir: `${dir}/data`,
  site: 'example',
  port: Number(port),
  trustedProxies: LOOPBACK,
});
console.log(host.url);
process.once('SIGTERM', async () => {
  await host.close();
  // As npm start does: the driver of a database may still connect to it again.
  process.exit(0);
});
