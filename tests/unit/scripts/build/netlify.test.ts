import { describe, expect, test } from 'vitest';
import { checkNetlifyAuth, checkNetlifyDelivery, getNetlifyDeploy } from '#scripts/build/netlify.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

test.each([
  [{}, undefined],
  [{ CONTEXT: 'production' }, undefined],
  [{ NETLIFY: 'true', CONTEXT: 'production' }, 'production'],
  [{ NETLIFY: 'true', CONTEXT: 'deploy-preview' }, 'preview'],
  [{ NETLIFY: 'true', CONTEXT: 'branch-deploy' }, 'preview'],
  [{ NETLIFY: 'true' }, 'preview'],
])('a build with %j is for %s', (env, deploy) => expect(getNetlifyDeploy(env)).toBe(deploy));

describe('a dealer whose leads would go nowhere on Netlify', () => {
  const CRM = { kind: 'webhook', urlEnv: 'CRM_URL', secretEnv: 'CRM_SECRET' } as const;
  const site = (targets: Record<string, { kind: 'file' } | typeof CRM>, demo = false) =>
    makeSite({ leads: { targets }, stock: demo ? { demo: 'utes' } : {} });
  const NO_DISK =
    'plain: leads.targets.file: needs a disk that stays, which functions on Netlify do not have';
  const NOT_SET = 'plain: leads.targets.crm: CRM_SECRET is not set for builds.';

  test.each([
    ['is refused', site({ file: { kind: 'file' } }), 'production', [NO_DISK], []],
    [
      'is refused with another target too',
      site({ file: { kind: 'file' }, crm: CRM }),
      'production',
      [NO_DISK],
      [NOT_SET],
    ],
    ['is warned in a preview', site({ file: { kind: 'file' } }), 'preview', [], [NO_DISK]],
    [
      'is warned if it is a demonstration',
      site({ file: { kind: 'file' } }, true),
      'production',
      [],
      [NO_DISK],
    ],
    ['is built elsewhere', site({ file: { kind: 'file' } }), undefined, [], []],
    ['is warned of variables that builds do not know', site({ crm: CRM }), 'production', [], [NOT_SET]],
  ] as const)('%s', (_, dealer, deploy, errors, warnings) => {
    const found = checkNetlifyDelivery(dealer, deploy, { CRM_URL: 'https://crm.example' });
    expect(found).toEqual({
      errors: errors.map((text) => expect.stringContaining(text)),
      warnings: warnings.map((text) => expect.stringContaining(text)),
    });
  });
});

test('a site that asks for a login is refused on Netlify, which has a protection of its own', () => {
  const auth = { loginsEnv: 'PLAIN_LOGINS' };
  expect(checkNetlifyAuth(makeSite({ auth }))).toEqual([
    'plain: auth: Netlify does not ask for these logins, so the site would be open to everybody. Switch on its own Password Protection (Project configuration > Visitor access), and leave auth out of site.ts.',
  ]);
  expect(checkNetlifyAuth(makeSite())).toEqual([]);
});
