import { LOOPBACK, startHost } from '#host/start-host.ts';

/*
 * The host under test, in its own process: `node host-process.ts <dist> <data> <slug>`. Sends
 * `{port}` once it listens and answers every message with `{cpu, rss}`, its CPU time so far in milliseconds and its memory in bytes.
 */
const [, , distDir = '', dataDir = '', site] = process.argv;
const host = await startHost({ distDir, dataDir, site, port: 0, trustedProxies: LOOPBACK });

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: (user + system) / 1000, rss: process.memoryUsage.rss() });
});
process.once('disconnect', async () => {
  await host.close();
  // Pictures that a flood has asked for would be made for minutes.
  process.exit(0);
});
process.send?.({ port: host.port });
