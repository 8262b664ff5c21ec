import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { hashPassword } from '#platform/password-hash.ts';
import { readArgs, runCommand, UsageError } from './cli/command.ts';

const HELP = `npm run site:login -- --name <name> [options]

Prints a login for a site that asks for one (auth in site.ts): the name and the hash of a password, by scrypt. Put it into the
host's environment variable that auth.loginsEnv names; several are separated by spaces or commas.

Asks for the password, or reads the first line of standard input.

  --name <name>   who logs in, without colons, commas or spaces
  --generate      makes a password, and prints it to stderr once`;

const MIN_LENGTH = 12;
const GENERATED_BYTES = 18;

await runCommand(HELP, async () => {
  const { values } = readArgs({ text: ['name'], flags: ['generate'] });
  const { name } = values;
  if (!name || /[\s,:]/.test(name))
    throw new UsageError('--name: write who logs in, without colons, commas or spaces.');
  const password = values.generate ? generatePassword() : await readPassword();
  if (password.length < MIN_LENGTH)
    throw new UsageError(`The password has ${password.length} characters. Use ${MIN_LENGTH} or more.`);
  console.log(`${name}:${await hashPassword(password)}`);
  return 0;
});

function generatePassword(): string {
  const password = randomBytes(GENERATED_BYTES).toString('base64url');
  console.error(`Password: ${password}`);
  return password;
}

/** Reads a password from the terminal, which does not show it, or the first line of a file or pipe. */
async function readPassword(): Promise<string> {
  const { stdin } = process;
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: nowhere, terminal: stdin.isTTY });
  try {
    if (stdin.isTTY) process.stderr.write('Password: ');
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    if (stdin.isTTY) process.stderr.write('\n');
  }
}
