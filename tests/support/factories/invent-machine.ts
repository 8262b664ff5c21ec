import type { Machine } from '#scripts/test/machine.ts';

/**
 * A machine with these files, of root on Debian unless `over` says otherwise, and what was run and said on it. `installs`: the files
 * that a command leaves behind, by how it begins; all others fail.
 */
export function inventMachine(
  files: readonly string[],
  {
    installs = {},
    ...over
  }: Partial<Machine> & { readonly installs?: Readonly<Record<string, readonly string[]>> } = {},
) {
  const there = new Set(files);
  const ran: string[] = [];
  const said: string[] = [];
  const machine: Machine = {
    playwrightChromium: '/none',
    path: '/opt/bin:/usr/local/bin',
    isRoot: true,
    isDebian: true,
    exists: (path) => there.has(path),
    run: (program, args) => {
      const command = [program, ...args].join(' ');
      ran.push(command);
      const entry = Object.entries(installs).find(([start]) => command.startsWith(start));
      for (const file of entry?.[1] ?? []) there.add(file);
      return Promise.resolve(entry !== undefined);
    },
    ...over,
  };
  return { machine, ran, said, say: (line: string) => said.push(line) };
}
