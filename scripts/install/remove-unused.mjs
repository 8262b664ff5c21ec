// "npm ci" runs this with whatever Node there is, so it is no TypeScript.
import { rmSync } from 'node:fs';

// Node's packages bring C headers for compiling native packages, of which there are none here: 67 MB of 3,000 files.
for (const name of ['node', 'node-bin'])
  rmSync(`node_modules/${name}-${process.platform}-${process.arch}/include`, {
    recursive: true,
    force: true,
  });

// The CMS brings its bundle for pages without modules, and the sources of all: 30 MB.
for (const name of ['dist', 'npm/index.js.map'])
  rmSync(`node_modules/@sveltia/cms/${name}`, { recursive: true, force: true });
