// "npm ci" runs this with whatever Node there is, so it is no TypeScript.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = 'node_modules';

/** Folders and files of packages that nothing here reads. */
const UNUSED = [
  // C headers for compiling native packages, of which there are none: 67 MB of 3,000 files.
  ...['node', 'node-bin'].map((name) => `${name}-${process.platform}-${process.arch}/include`),
  // The CMS's bundle for pages without modules.
  '@sveltia/cms/dist',
  // Source maps: 90 MB of 5,200 files.
  ...readdirSync(ROOT, { recursive: true }).filter((path) => path.endsWith('.map')),
];

for (const path of UNUSED) rmSync(join(ROOT, path), { recursive: true, force: true });
