import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { findClosestMatch } from '#domain/edit-distance.ts';
import { truncate } from '#domain/truncate.ts';
import { PACKAGE_ROOT } from '#platform/package-root.ts';

export interface Command {
  /** 'build', 'site:new'. */
  readonly name: string;
  /** The path of its script. */
  readonly script: string;
}

const manifestSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ version: v.string(), scripts: v.record(v.string(), v.string()) }),
);

/** What the package's manifest says. */
export function readManifest(): v.InferOutput<typeof manifestSchema> {
  return v.parse(manifestSchema, readFileSync(join(PACKAGE_ROOT, 'package.json'), 'utf8'));
}

/** The commands of package.json. An installed package lacks those for work on the platform itself. */
export function listCommands(): Command[] {
  return Object.entries(readManifest().scripts)
    .filter(([name, line]) => line === `node scripts/run.mjs ${name}`)
    .map(([name]) => ({ name, script: join(PACKAGE_ROOT, 'scripts', `${name.replace(':', '-')}.ts`) }))
    .filter(({ script }) => existsSync(script));
}

/** Runs the command that the arguments begin with: `site:new` or `site new`. Prints all of them if they name none. */
export async function runNamedCommand(args: readonly string[]): Promise<void> {
  const commands = listCommands();
  const [first = '', second = ''] = args;
  const named = [`${first}:${second}`, first].map((name) => commands.find((each) => each.name === name));
  const command = named.find((each) => each !== undefined);
  if (command) {
    process.argv = [process.execPath, command.script, ...args.slice(command === named[0] ? 2 : 1)];
    await import(command.script);
    return;
  }
  if (first === '' || first === '--help' || first === '-h') {
    console.log(renderHelp(commands));
    return;
  }
  const names = commands.map(({ name }) => name);
  const meant = findClosestMatch(first, names);
  console.error(
    `${first}: is no command. ${meant ? `Did you mean ${meant}?` : `Write one of: ${names.join(', ')}.`}`,
  );
  process.exitCode = 2;
}

/** Summaries are cut where a terminal of usual width would break the line. */
const MAX_SUMMARY_LENGTH = 90;

function renderHelp(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  const lines = commands.map(({ name, script }) => `  ${name.padEnd(width)}  ${readSummary(script)}`);
  return `forecourt <command> [options]

${lines.join('\n')}

forecourt <command> --help lists its options.`;
}

/** The first sentence of a command's help, read from its file: loading every command for it would take seconds. */
function readSummary(script: string): string {
  const [, sentence = ''] =
    /^const HELP = `.*\n\n([\s\S]+?)[.:;][\s`]/m.exec(readFileSync(script, 'utf8')) ?? [];
  return truncate(sentence.replaceAll(/\s+/g, ' '), MAX_SUMMARY_LENGTH);
}
