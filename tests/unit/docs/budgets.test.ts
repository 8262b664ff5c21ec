import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import budgets from '#scripts/budgets.json' with { type: 'json' };

const { everyPage, byKind, reasons, audit, functions, bench } = budgets;

/** The rows of the tables in docs/guides/performance.md: a line for each subject with its figures, and for each figure with its reason. */
function listBudgetRows(): string[] {
  return [
    toRow('every page', everyPage),
    toRow('every page, `audit`', audit.everyPage),
    ...Object.entries(byKind).map(([kind, figures]) => toRow(`page \`${kind}\``, figures)),
    ...Object.entries(audit.byKind).map(([kind, figures]) => toRow(`page \`${kind}\`, \`audit\``, figures)),
    toRow('every function, bundled', functions.every),
    ...Object.entries(functions.byFile).map(([file, figures]) => toRow(`function \`${file}\``, figures)),
    ...Object.entries(bench).map(([name, figures]) => toRow(`\`bench -- --only ${name}\``, figures)),
    ...Object.entries(reasons).map(([figure, reason]) => `| ${figure} | ${reason} |`),
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

test('every figure of a page has a reason', () => {
  expect(Object.keys(reasons)).toEqual(Object.keys(everyPage));
});
