import { startHost } from '#host/start-host.ts';

/** A host in a process of its own, to be killed: `crash-host.ts <folder> <port>`. Ends gently when it is told to. */
const [, , dir = '', port = '0'] = process.argv;
const host = await startHost({
  distDir: `${dir}/dist`,
  dataDir: `${dir}/data`,
  site: 'example',
  port: Number(port),
  trustProxy: true,
});
console.log(host.url);
process.once('SIGTERM', () => host.close());
