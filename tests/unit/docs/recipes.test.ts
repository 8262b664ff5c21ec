import { spawn, spawnSync } from 'node:child_process';
import { chmod, cp, mkdir, readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { findFreePort } from '#scripts/cli/free-port.ts';
import { eventually } from '#tests/support/eventually.ts';
import { readRecipe } from '#tests/support/servers/recipes.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { writeFiles } from '#tests/support/write-files.ts';

const HAS_SYSTEMD = spawnSync('systemd-analyze', ['--version']).status === 0;
if (!HAS_SYSTEMD)
  console.log('The systemd units are not verified: there is no systemd-analyze on this machine.');

describe.runIf(HAS_SYSTEMD)('the systemd units', () => {
  const UNITS = ['forecourt.socket', 'forecourt.service'] as const;

  /** With this repository in place of the one of a server: systemd looks whether the program is there. */
  async function writeUnits(): Promise<string[]> {
    const dir = await makeTemporaryFolder();
    const service = await readRecipe('forecourt.service', { '/srv/forecourt': process.cwd() });
    await writeFiles(dir, {
      'forecourt.service': service,
      'forecourt.socket': await readRecipe('forecourt.socket'),
    });
    return UNITS.map((unit) => join(dir, unit));
  }

  test('are valid', async () => {
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...(await writeUnits())], {
      encoding: 'utf8',
    });
    expect(stderr.split('\n').filter((line) => line.includes('forecourt'))).toEqual([]);
    expect(status).toBe(0);
  });

  test('have the host and the commands of the guides use the same folders', async () => {
    expect(await readRecipe('forecourt.service')).not.toMatch(/^Environment=.*_DIR=/m);
  });

  test('are both named wherever the guides stop the host: its socket alone would start it again', async () => {
    const guides = await Promise.all(
      (await readdir('docs/guides')).map((name) => readFile(join('docs/guides', name), 'utf8')),
    );
    const stops = guides.flatMap((guide) => guide.match(/systemctl stop [^`\n]*/g) ?? []);
    expect([...new Set(stops)]).toEqual(['systemctl stop forecourt.socket forecourt.service']);
  });

  test('leave the host few privileges', async () => {
    const [, service = ''] = await writeUnits();
    // Of 10; a unit without such settings has 9.6. In tenths.
    const args = ['security', '--offline=true', '--threshold=20', service];
    const { status, stdout, stderr } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
    expect({ status, says: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, says: '' });
  });
});

test('commands run as the host does: by its user, in its folder, with its environment', async () => {
  const bin = await makeTemporaryFolder();
  await writeFiles(bin, { 'systemd-run': '#!/bin/sh\nprintf "%s\\n" "$@"\n' });
  await chmod(join(bin, 'systemd-run'), 0o755);
  const { stdout } = spawnSync('sh', ['docs/recipes/forecourt-run', 'npm', 'run', 'leads', '--', 'list'], {
    env: { PATH: `${bin}:/usr/bin:/bin` },
    encoding: 'utf8',
  });
  const args = stdout.trim().split('\n');
  const service = await readRecipe('forecourt.service');
  const ofService = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(service)?.[1];
  expect(args).toEqual(
    expect.arrayContaining([
      `--uid=${ofService('User')}`,
      `--gid=${ofService('Group')}`,
      `--working-directory=${ofService('WorkingDirectory')}`,
      `--property=UMask=${ofService('UMask')}`,
      `--property=EnvironmentFile=${ofService('EnvironmentFile')}`,
    ]),
  );
  expect(args.slice(args.indexOf('--'))).toEqual(['--', 'npm', 'run', 'leads', '--', 'list']);
});

interface Instruction {
  readonly name: string;
  readonly rest: string;
}

describe('the container file', () => {
  let instructions: readonly Instruction[];
  const restsOf = (wanted: string) =>
    instructions.filter(({ name }) => name === wanted).map(({ rest }) => rest);
  beforeAll(async () => {
    const text = await readRecipe('Containerfile');
    const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    instructions = lines.map((line) => ({
      name: line.split(' ', 1)[0] ?? '',
      rest: line.replace(/^\S+ /, ''),
    }));
  });

  /** Copies what its COPY lines name into an empty folder. */
  async function copyInto(dir: string): Promise<void> {
    for (const rest of restsOf('COPY')) {
      const [to = '', ...from] = rest.split(' ').toReversed();
      for (const path of from) {
        const target = to.endsWith('/') ? join(dir, to, basename(path)) : join(dir, to);
        await cp(path, target, { recursive: true, filter: (file) => !/\/(stock\.json|\.astro)$/.test(file) });
      }
    }
  }

  test('copies nothing that .dockerignore leaves out', async () => {
    const ignored = (await readFile('.dockerignore', 'utf8'))
      .split('\n')
      .filter((line) => /^[^#]/.test(line));
    expect(
      restsOf('COPY')
        .flatMap((rest) => rest.split(' '))
        .filter((path) => ignored.includes(path)),
    ).toEqual([]);
  });

  test.runIf(process.env.TEST_LONG)(
    'installs, builds a dealer and serves it, from an empty folder',
    async () => {
      const dir = await makeTemporaryFolder();
      for (const { name, rest } of instructions) {
        if (name === 'COPY') await copyInto(dir);
        if (name !== 'RUN') continue;
        // One dealer in place of all; nobody's account is changed.
        const command = rest.replace('--all', '--site tallowwood').replace(/ && chown .*/, '');
        const env = { ...process.env, DATA_DIR: join(dir, 'data'), NODE_ENV: 'production' };
        const { status, stderr } = spawnSync('sh', ['-c', command], { cwd: dir, encoding: 'utf8', env });
        expect({ command, status, stderr: status === 0 ? '' : stderr }).toEqual({
          command,
          status: 0,
          stderr: '',
        });
      }
      await expectAnswer(dir);
    },
    600_000,
  );

  async function expectAnswer(dir: string): Promise<void> {
    const [program = '', ...args] = JSON.parse(restsOf('CMD')[0] ?? '[]') as string[];
    const port = await findFreePort();
    await mkdir(join(dir, 'data'), { recursive: true });
    const given = Object.fromEntries((restsOf('ENV')[0] ?? '').split(' ').map((pair) => pair.split('=')));
    const env = { ...given, PATH: process.env.PATH, PORT: String(port), DATA_DIR: join(dir, 'data') };
    const host = spawn(join(dir, program), args, { cwd: dir, env, stdio: ['ignore', 'ignore', 'inherit'] });
    onTestFinished(() => {
      host.kill();
    });
    const answer = await eventually(() =>
      fetch(`http://127.0.0.1:${port}/`, { headers: { accept: 'text/html' } }),
    );
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('Forecourt: 1 dealer');
  }
});
