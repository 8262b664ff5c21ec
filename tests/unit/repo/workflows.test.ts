import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const FOLDER = '.github/workflows';

/** Ours, and the one that new repositories of dealers get. */
const FILES = [
  ...readdirSync(FOLDER).map((name) => `${FOLDER}/${name}`),
  `scripts/create/files/${FOLDER}/nightly.yml`,
];

describe.each(FILES)('%s', (file) => {
  const text = readFileSync(file, 'utf8');

  test('takes actions by their commit, with the version behind it', () => {
    const actions = text.match(/uses: .*/g) ?? [];
    expect(actions.length).toBeGreaterThan(1);
    expect(actions.filter((line) => !/^uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });

  test('keeps no credentials where packages run their scripts', () => {
    const checkouts = text.match(/uses: actions\/checkout@.*(\n.*){2}/g) ?? [];
    expect(checkouts.filter((step) => !step.endsWith('persist-credentials: false'))).toEqual([]);
    // The environment of a job is indented by six spaces, that of a step by ten.
    expect(text.match(/^ {0,8}\w+: .*\$\{\{ secrets\..*/gm) ?? []).toEqual([]);
  });
});
