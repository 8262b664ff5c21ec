import * as v from 'valibot';
import { formatTable } from '#scripts/cli/table.ts';

/** The folders of src whose code is mutated, with the score in per cent that each is to reach. */
const AREAS = { domain: 90, search: 85, stock: 85, leads: 85, site: 75, features: 75 } as const;

export type Area = keyof typeof AREAS;

export const AREA_NAMES = Object.keys(AREAS) as readonly Area[];

/** The area of a path such as 'src/domain/hours'; undefined if its code is not mutated. */
export function findArea(path: string): Area | undefined {
  return AREA_NAMES.find((name) => path === `src/${name}` || path.startsWith(`src/${name}/`));
}

const position = v.object({ line: v.number() });

/** What we read of Stryker's report: https://github.com/stryker-mutator/mutation-testing-elements. */
export const reportSchema = v.object({
  files: v.record(
    v.string(),
    v.object({
      source: v.string(),
      mutants: v.array(
        v.object({
          mutatorName: v.string(),
          status: v.string(),
          replacement: v.optional(v.string()),
          location: v.object({ start: position }),
        }),
      ),
    }),
  ),
});
export type MutationReport = v.InferOutput<typeof reportSchema>;

/** The mutants of a folder, by what its tests made of them. */
export interface FolderScore {
  readonly killed: number;
  readonly timedOut: number;
  /** Includes those that no test reaches. */
  readonly survived: number;
}

const NONE: FolderScore = { killed: 0, timedOut: 0, survived: 0 };

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** By folder under src, two levels deep: 'domain/hours'. */
export const scoresSchema = v.record(
  v.string(),
  v.strictObject({ killed: countSchema, timedOut: countSchema, survived: countSchema }),
);
export type Scores = Readonly<Record<string, FolderScore>>;

const OUTCOMES: Readonly<Record<string, keyof FolderScore>> = {
  Killed: 'killed',
  Timeout: 'timedOut',
  Survived: 'survived',
  NoCoverage: 'survived',
};

/** The share of mutants that tests noticed, in per cent. */
function toPercent({ killed, timedOut, survived }: FolderScore): number {
  const all = killed + timedOut + survived;
  return all === 0 ? 100 : ((killed + timedOut) / all) * 100;
}

/** Counts mutants by folder. Those that don't compile count nowhere. */
export function countMutants({ files }: MutationReport): Scores {
  const scores: Record<string, FolderScore> = {};
  for (const [path, { mutants }] of Object.entries(files)) {
    const folder = findFolder(path);
    for (const { status } of mutants) {
      const outcome = OUTCOMES[status];
      if (outcome === undefined) continue;
      const score = scores[folder] ?? NONE;
      scores[folder] = { ...score, [outcome]: score[outcome] + 1 };
    }
  }
  return scores;
}

/** 'src/domain/hours/long-date.ts' belongs to 'domain/hours', 'src/domain/paths.ts' to 'domain'. */
function findFolder(path: string): string {
  return path.split('/').slice(1, -1).slice(0, 2).join('/');
}

/** Whether all files of a folder ('domain/hours') were mutated: it is one of the paths ('src/domain'), or inside of one. */
export function isWholeFolder(folder: string, paths: readonly string[]): boolean {
  return paths.some((path) => `src/${folder}/`.startsWith(`${path}/`));
}

/** A line for each mutant that no test noticed, by file and line. */
export function listSurvivors({ files }: MutationReport): string[] {
  return Object.entries(files).flatMap(([path, { mutants }]) =>
    mutants
      .filter(({ status }) => OUTCOMES[status] === 'survived')
      .map(({ location, mutatorName, replacement = '' }) => {
        const text = replacement.replaceAll(/\s+/g, ' ').slice(0, 80);
        return `${path}:${location.start.line}: ${mutatorName}: ${text}`;
      }),
  );
}

/** A line for each folder whose score is lower than it was. */
export function findFallen(before: Scores, after: Scores): string[] {
  return Object.entries(after).flatMap(([folder, score]) => {
    const was = before[folder];
    if (!was || toPercent(score) >= toPercent(was)) return [];
    return [
      `src/${folder}: ${formatPercent(score)} of the mutants are noticed, ${formatPercent(was)} before. Assert what the new survivors change.`,
    ];
  });
}

/** A table by folder, with a line for each area and the score that it is to reach. */
export function formatScores(scores: Scores): string {
  const folders = Object.keys(scores).sort();
  const rows = AREA_NAMES.flatMap((area) => {
    const own = folders.filter((folder) => folder === area || folder.startsWith(`${area}/`));
    if (own.length === 0) return [];
    const total = own.map((folder) => scores[folder] ?? NONE).reduce(addScores, NONE);
    return [
      ...own.map((folder) => formatRow(folder, scores[folder] ?? NONE)),
      formatRow(`${area}, all`, total, `${AREAS[area]} %`),
    ];
  });
  return formatTable(['folder', 'mutants', 'killed', 'timed out', 'survived', 'score', 'goal'], rows)
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
}

function addScores(a: FolderScore, b: FolderScore): FolderScore {
  return {
    killed: a.killed + b.killed,
    timedOut: a.timedOut + b.timedOut,
    survived: a.survived + b.survived,
  };
}

function formatRow(name: string, score: FolderScore, goal = ''): string[] {
  const { killed, timedOut, survived } = score;
  const counts = [killed + timedOut + survived, killed, timedOut, survived].map(String);
  return [name, ...counts, formatPercent(score), goal];
}

function formatPercent(score: FolderScore): string {
  return `${toPercent(score).toFixed(1)} %`;
}
