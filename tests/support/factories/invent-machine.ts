import type { Machine } from '#scripts/test/machine.ts';

/** A machine with these files on which nothing can be installed, and what was run and said on it. */
export function inventMachine(files: readonly string[], over: Partial<Machine> = {}) {
  const ran: string[] = [];
  const said: string[] = [];
  const machine: Machine = {
    playwrightChromium: '/none',
    path: '/opt/bin:/usr/local/bin',
    isRoot: true,
    isDebian: true,
    exists: (path) => files.includes(path),
    run: (program, args) => {
      ran.push([program, ...args].join(' '));
      return Promise.resolve(false);
    },
    ...over,
  };
  return { machine, ran, said, say: (line: string) => said.push(line) };
}
