/** A named fault: a change of a row's code that its evidence must notice. */
export interface Fault {
  readonly row: string;
  /** A text that its code has once, within a line. */
  readonly find: string;
  readonly replace: string;
}

/** Parses faults.tsv: row, find, replace. `problems` has a line for each that can't be read or is there twice. */
export function readFaults(text: string): {
  readonly faults: readonly Fault[];
  readonly problems: readonly string[];
} {
  const problems: string[] = [];
  const faults: Fault[] = [];
  // An empty replacement ends its line with a tab.
  for (const [index, line] of text.replace(/\n$/, '').split('\n').entries()) {
    const [row = '', find = '', replace, ...rest] = line.split('\t');
    if (find === '' || replace === undefined || find === replace || rest.length > 0)
      problems.push(
        `line ${index + 1}: must be a row, a text of its code and another text, with a tab between two.`,
      );
    else if (faults.some((fault) => fault.row === row))
      problems.push(`line ${index + 1}: ${row} is there twice.`);
    else faults.push({ row, find, replace });
  }
  return { faults, problems };
}

/** The code with the fault. A string says what is wrong with the fault instead. */
export function applyFault({ find, replace }: Fault, code: string): { readonly code: string } | string {
  const [before = '', after, ...more] = code.split(find);
  if (after === undefined) return `"${find}" is not in it.`;
  if (more.length > 0) return `"${find}" is in it ${more.length + 1} times. Write more of the line.`;
  return { code: before + replace + after };
}
