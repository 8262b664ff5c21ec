import { startHost } from '#host/start-host.ts';

/*
 * The host that the bench of leads sends to, in a process of its own: `node lead-host.ts <dist> <data> <slug>`. Says
 * `{port}` when it listens and answers every message with `{cpu}`, the milliseconds of processor time it has used so far.
 */
const [, , distDir = '', dataDir = '', site] = process.argv;
const host = await startHost({ distDir, dataDir, site, port: 0, trustProxy: true });

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: (user + system) / 1000 });
});
process.once('disconnect', () => host.close());
process.send?.({ port: host.port });
