#!/usr/bin/env node
// The commands: "npm run build" and "forecourt build" are this file. Plain JavaScript, so that an old Node says what to do instead of
// failing to read TypeScript.
import module from 'node:module';
import { describeOldNode } from './cli/old-node.mjs';

const problem = describeOldNode(process.versions.node);
if (problem === undefined) {
  // Compiling our own scripts again takes half of a command's start.
  module.enableCompileCache();
  if (import.meta.url.includes('/node_modules/')) await import('./cli/strip-types.mjs');
  const { runNamedCommand } = await import('./cli/commands.ts');
  await runNamedCommand(process.argv.slice(2));
} else {
  console.error(problem);
  process.exitCode = 1;
}
