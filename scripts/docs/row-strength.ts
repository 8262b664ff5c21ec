import type { Evidence } from '#tests/spec/evidence.ts';
import type { Row } from '#tests/spec/read-rows.ts';

/** Where the evidence of a row is looked at. */
export interface RowStrength {
  /** Tests of the rule itself, in Node. */
  readonly unit: boolean;
  /** Pages as they are built. */
  readonly pages: boolean;
  /** The browser engines in which a visit shows it: none to three. */
  readonly engines: readonly string[];
  /** A visit without scripts shows it. */
  readonly withoutScripts: boolean;
}

const WITHOUT_SCRIPTS = /without[- ](java)?scripts?/i;

/** Which tests run in which engines: playwright.config.ts and playwright.engines.config.ts. */
function findEngines(evidence: Evidence): readonly string[] {
  if (evidence.kind === 'page') return [];
  if (evidence.file.startsWith('tests/engines/')) return ['WebKit', 'Firefox'];
  return /^tests\/(journeys|a11y|support)\//.test(evidence.file) ? ['Chromium'] : [];
}

/** How strong the evidence of a row is. */
export function getStrength({ evidence }: Row): RowStrength {
  const isIn = (folders: RegExp) =>
    evidence.some((entry) => entry.kind === 'test' && folders.test(entry.file));
  return {
    unit: isIn(/^tests\/(unit|components)\//),
    pages: isIn(/^tests\/pages\//) || evidence.some(({ kind }) => kind === 'page'),
    engines: [...new Set(evidence.flatMap(findEngines))],
    withoutScripts: evidence.some(
      (entry) => entry.kind === 'test' && WITHOUT_SCRIPTS.test(`${entry.file} ${entry.title}`),
    ),
  };
}

/** A row's strength in words: 'unit tests, built pages, Chromium, without scripts'. */
export function describeStrength(row: Row): string {
  const { unit, pages, engines, withoutScripts } = getStrength(row);
  return [
    ...(unit ? ['unit tests'] : []),
    ...(pages ? ['built pages'] : []),
    ...engines,
    ...(withoutScripts ? ['without scripts'] : []),
  ].join(', ');
}
