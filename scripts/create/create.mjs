#!/usr/bin/env node
// "npm create forecourt" runs this with whatever Node there is, so it is no TypeScript and needs no package.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

const HELP = `npm create forecourt <folder> [-- options]

Makes a repository of dealers in a new folder: the platform as a package of one version, a first dealer, and what publishes them
every night on GitHub or Netlify.

  --from <package>   install the platform from this file or address (default: this version, from the registry)
  --no-install       write the files alone

Whatever else is given goes to "npm run site:new", which asks for what it is not told: example-motors --template classic`;

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

process.exitCode = create(process.argv.slice(2));

/**
 * @param {string[]} args
 * @returns {number} the exit code
 */
function create([folder = '', ...options]) {
  if (folder === '' || folder.startsWith('-')) {
    console.log(HELP);
    return folder === '--help' || folder === '-h' ? 0 : 2;
  }
  const dir = resolve(folder);
  if (existsSync(dir) && readdirSync(dir).some((name) => name !== '.git')) {
    console.error(`${folder}: is not empty. Name a new folder.`);
    return 1;
  }
  const from = options.includes('--from') ? options.splice(options.indexOf('--from'), 2)[1] : undefined;
  const isAlone = options.includes('--no-install');
  writeFiles(dir, from !== undefined && existsSync(from) ? `file:${resolve(from)}` : (from ?? version));
  console.log(`Made ${folder}.`);
  if (isAlone) {
    console.log(`Next, in ${folder}: npm install && npm run site:new`);
    return 0;
  }
  // Which npm runs in the new folder.
  const dealer = options.map((value, index) =>
    ['--feed', '--logo'].includes(options[index - 1] ?? '') && existsSync(value) ? resolve(value) : value,
  );
  for (const step of [['install'], ['run', 'site:new', '--', ...dealer]]) {
    const { status } = spawnSync('npm', step, {
      cwd: dir,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    if (status !== 0) return status ?? 1;
  }
  return 0;
}

/**
 * @param {string} dir
 * @param {string} forecourt what npm installs the platform from
 */
function writeFiles(dir, forecourt) {
  cpSync(new URL('files', import.meta.url), dir, { recursive: true });
  // npm leaves out files of this name when it packs.
  renameSync(join(dir, 'gitignore'), join(dir, '.gitignore'));
  const file = join(dir, 'package.json');
  const name = basename(dir)
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]+/g, '-');
  const manifest = { name, ...JSON.parse(readFileSync(file, 'utf8')), dependencies: { forecourt } };
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}
