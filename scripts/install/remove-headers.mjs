// "npm ci" runs this with whatever Node there is, so it is no TypeScript.
import { rmSync } from 'node:fs';

// The "node" package brings C headers for compiling native packages, of which there are none here: 67 MB of 3,000 files.
const platform = `node-${process.platform}-${process.arch}`;
rmSync(`node_modules/node/node_modules/${platform}/include`, { recursive: true, force: true });
