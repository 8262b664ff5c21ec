import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';

/**
 * Publishes one output of the dealer `example`, in a process of its own: `node publish-once.ts <dist> <version> <kill at>`.
 * Kills itself before the given one of its changes to the disk; 0 = not at all.
 */
const [, , dist = '', version = '', killAt = '0'] = process.argv;
const CHANGES = ['mkdir', 'writeFile', 'rename', 'symlink', 'rm', 'open', 'cp'] as const;

let done = 0;
for (const name of CHANGES) {
  const real = fs.promises[name] as (...args: unknown[]) => Promise<unknown>;
  Object.assign(fs.promises, {
    [name]: (...args: unknown[]) => {
      done += 1;
      if (done === Number(killAt)) process.kill(process.pid, 'SIGKILL');
      return real(...args);
    },
  });
}
syncBuiltinESMExports();

const { createGeneration, publishGeneration } = await import('#scripts/build/publish.ts');
const { getBrochuresPath, getFactsPath, getManifestPath, getServerDir } = await import(
  '#published-site/server-files.ts'
);
const generation = await createGeneration(dist, 'example');
const pages = join(generation, 'example');
await fs.promises.mkdir(join(pages, 'cars'));
for (const page of ['index.html', 'cars/index.html', '404.html'])
  await fs.promises.writeFile(join(pages, page), `<p>${version}</p></html>`);
await fs.promises.mkdir(getServerDir(generation));
for (const file of [getFactsPath, getBrochuresPath, getManifestPath])
  await fs.promises.writeFile(file(generation, 'example'), JSON.stringify(version));
await publishGeneration(generation, dist, 'example');
