import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import budgets from '#scripts/budgets.json' with { type: 'json' };

const { everyPage, byKind, audit, functions, bench } = budgets;

/** The rows of the table in docs/guides/performance.md: the subject, and a line for each figure. */
function listBudgetRows(): string[] {
  return [
    toRow('every page', everyPage),
    toRow('every page, `audit`', audit.everyPage),
    ...Object.entries(byKind).map(([kind, figures]) => toRow(`page \`${kind}\``, figures)),
    ...Object.entries(audit.byKind).map(([kind, figures]) => toRow(`page \`${kind}\`, \`audit\``, figures)),
    toRow('every function, bundled', functions.every),
    ...Object.entries(functions.byFile).map(([file, figures]) => toRow(`function \`${file}\``, figures)),
    ...Object.entries(bench).map(([name, figures]) => toRow(`\`bench -- --only ${name}\``, figures)),
  ];
}

function toRow(measured: string, figures: Readonly<Record<string, number>>): string {
  const texts = Object.entries(figures).map(([name, figure]) => `${name} ${figure.toLocaleString('en-AU')}`);
  return `| ${measured} | ${texts.join(', ')} |`;
}

test('the guide to performance has every budget as it is, and no other', () => {
  const [, section = ''] = readFileSync('docs/guides/performance.md', 'utf8').split('\n## Budgets\n');
  const rows = (section.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => /^\| (?!measured|---)/.test(line));
  expect(rows).toEqual(listBudgetRows());
});
