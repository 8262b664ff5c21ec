// "node scripts/run.mjs build --all" is "node scripts/build.ts --all", but an old Node says what to do instead of failing to read it.
import { fileURLToPath } from 'node:url';
import { describeOldNode } from './cli/old-node.mjs';

const problem = describeOldNode(process.versions.node);
if (problem === undefined) {
  const script = new URL(`${process.argv[2]}.ts`, import.meta.url);
  process.argv.splice(1, 2, fileURLToPath(script));
  await import(script.href);
} else {
  console.error(problem);
  process.exitCode = 1;
}
