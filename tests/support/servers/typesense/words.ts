/** Tokenises text like Typesense: lower case, no accents; punctuation separates words if the schema says so and is removed otherwise. */
export function splitTokens(text: string, separators: ReadonlySet<string>): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  let parted = '';
  for (const sign of plain) {
    if (/[a-z0-9]/.test(sign) || sign > '\x7f') parted += sign;
    else if (/\s/.test(sign) || separators.has(sign)) parted += ' ';
  }
  return parted.split(' ').filter((word) => word !== '');
}

/** The minimum number of insertions, deletions, substitutions or adjacent swaps between two words. */
export function countTypos(a: string, b: string): number {
  const rows: number[][] = [];
  for (let i = 0; i <= a.length; i++) {
    rows.push([]);
    for (let j = 0; j <= b.length; j++) rows[i]?.push(minEditCost(rows, a, b, i, j));
  }
  return rows[a.length]?.[b.length] ?? 0;
}

function minEditCost(rows: readonly number[][], a: string, b: string, i: number, j: number): number {
  if (i === 0 || j === 0) return i + j;
  const known = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
  const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
  return Math.min(
    known(i - 1, j) + 1,
    known(i, j - 1) + 1,
    known(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
    swapped ? known(i - 2, j - 2) + 1 : Infinity,
  );
}
