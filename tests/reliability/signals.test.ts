import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { findFreePort } from '#scripts/cli/free-port.ts';
import { makeSiteFacts } from '#tests/support/factories/make-site-facts.ts';
import { answerRequests } from '#tests/support/servers/answer-requests.ts';
import { HAS_PROCESS_TREE, listProcessTree, listStillRunning } from '#tests/support/servers/process-tree.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { writeFiles } from '#tests/support/write-files.ts';
import { factsFile } from '#tests/unit/host/fixture.ts';
import { IS_LONG_RUN } from './record-figure.ts';

const POLL_INTERVAL_MS = 25;
const START_TIMEOUT_MS = 240_000;
const END_TIMEOUT_MS = 20_000;

interface Command {
  readonly name: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Whether it is in the middle of its work; `processes` are npm, a shell, the command and what that started. */
  readonly isBusy: (processes: number) => boolean | Promise<boolean>;
}

const answers = (port: number) => () =>
  fetch(`http://localhost:${port}/`).then(
    () => true,
    () => false,
  );

/** The commands that start others or go on until they are ended, each at work in a folder of its own. */
const COMMANDS: Readonly<Record<string, (dir: string) => Promise<Command>>> = {
  start: async (dir) => {
    const port = await findFreePort();
    await writeFiles(join(dir, 'dist'), {
      'example/index.html': 'home',
      '.server/example.json': factsFile(makeSiteFacts()),
    });
    const args = ['start', '--', '--no-build', '--site', 'example', '--port', String(port)];
    return { name: 'start', args, env: {}, isBusy: answers(port) };
  },
  nightly: async (dir) => {
    const feed = `${await startSilentServer()}/feed.csv`;
    const site = (slug: string) => ({
      ...{ slug, name: slug, template: 'classic', url: 'https://www.example.com.au', description: 'Cars.' },
      ...{ brand: { colour: '#0b49c4' }, home: { heading: 'Cars' }, stock: { feed } },
    });
    await writeFiles(join(dir, 'sites'), {
      'one/site.ts': `export default ${JSON.stringify(site('one'))};`,
      'two/site.ts': `export default ${JSON.stringify(site('two'))};`,
    });
    const env = { SITES_DIR: join(dir, 'sites'), FEED_PRIVATE_HOSTS: '127.0.0.1' };
    return { name: 'nightly', args: ['run', 'nightly'], env, isBusy: (processes) => processes >= 5 };
  },
  build: () => {
    const args = ['run', 'build', '--', '--site', 'wattlebird,boobook', '--jobs', '2'];
    return Promise.resolve({ name: 'build', args, env: {}, isBusy: (processes) => processes >= 4 });
  },
  dev: async () => {
    const port = await findFreePort();
    const args = ['run', 'dev', '--', '--site', 'tallowwood', '--port', String(port)];
    return { name: 'dev', args, env: {}, isBusy: answers(port) };
  },
};

/** A machine that takes calls and never answers. */
async function startSilentServer(): Promise<string> {
  return (await answerRequests(() => undefined)).replace('http:', 'https:');
}

async function startBusy(makeCommand: (dir: string) => Promise<Command>): Promise<ChildProcess> {
  const dir = await makeTemporaryFolder();
  const { args, env, isBusy } = await makeCommand(dir);
  const npm = spawn('npm', args, {
    // A group of its own, as a terminal gives to what is typed.
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, DATA_DIR: join(dir, 'data'), DIST_DIR: join(dir, 'dist'), ...env },
  });
  const end = Date.now() + START_TIMEOUT_MS;
  while (!(await isBusy(listProcessTree(npm.pid ?? 0).length))) {
    if (npm.exitCode !== null || Date.now() > end)
      throw new Error(`npm ${args.join(' ')}: did not get to work`);
    await wait(POLL_INTERVAL_MS);
  }
  return npm;
}

const SIGNALS: readonly [how: string, send: (npm: number) => void][] = [
  ['Ctrl+C', (npm) => process.kill(-npm, 'SIGINT')],
  ['SIGTERM to npm', (npm) => process.kill(npm, 'SIGTERM')],
];
const CASES = Object.keys(COMMANDS)
  .filter((name) => IS_LONG_RUN || name === 'start' || name === 'nightly')
  .flatMap((name) => SIGNALS.map(([how, send]) => ({ name, how, send })));

test.runIf(HAS_PROCESS_TREE).each(CASES)(
  '$how ends "$name" and all that it started',
  async ({ name, send }) => {
    const makeCommand = COMMANDS[name];
    if (!makeCommand) throw new Error(name);
    const npm = await startBusy(makeCommand);
    const started = listProcessTree(npm.pid ?? 0);
    onTestFinished(() => {
      for (const pid of listStillRunning(started)) process.kill(pid, 'SIGKILL');
    });
    expect(started.length).toBeGreaterThanOrEqual(3);
    send(npm.pid ?? 0);
    const end = Date.now() + END_TIMEOUT_MS;
    while (listStillRunning(started).length > 0 && Date.now() < end) await wait(POLL_INTERVAL_MS);
    expect(listStillRunning(started)).toEqual([]);
  },
);
