import { findTargetKind } from '#leads/delivery/targets/target-kinds.ts';
import type { Site } from '#site/site.ts';

/** What a build on Netlify is for: CONTEXT is 'production', 'deploy-preview', 'branch-deploy' or 'dev'. */
export type NetlifyDeploy = 'production' | 'preview';

/** The deploy that this build is for; undefined if it does not run on Netlify. */
export function getNetlifyDeploy({ NETLIFY, CONTEXT }: NodeJS.ProcessEnv): NetlifyDeploy | undefined {
  if (NETLIFY !== 'true') return undefined;
  return CONTEXT === 'production' ? 'production' : 'preview';
}

export interface DeliveryProblems {
  /** Reasons not to publish. */
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}

/**
 * Leads that could go nowhere on Netlify, where functions have no disk. A preview delivers nothing, and a demonstration
 * dealer has no customers: both are only warned.
 */
export function checkNetlifyDelivery(
  site: Pick<Site, 'slug' | 'leads' | 'stock'>,
  deploy: NetlifyDeploy | undefined,
  env: NodeJS.ProcessEnv,
): DeliveryProblems {
  if (deploy === undefined) return { errors: [], warnings: [] };
  const targets = Object.entries(site.leads.targets);
  const files = targets
    .filter(([, target]) => findTargetKind(target).needsDisk)
    .map(
      ([name]) =>
        `${site.slug}: leads.targets.${name}: needs a disk that stays, which functions on Netlify do not have, so its leads would go nowhere. Name a target of another kind in site.ts.`,
    );
  const unset = listUnsetVariables(site.leads, env).map(
    ({ key, variable }) =>
      `${site.slug}: ${key}: ${variable} is not set for builds. If it is not set for functions either, leads wait and are given up after three days.`,
  );
  const isDemo = Boolean(site.stock && site.stock.demo);
  return deploy === 'production' && !isDemo
    ? { errors: files, warnings: unset }
    : { errors: [], warnings: [...files, ...unset] };
}

/** A login that is asked for by the included host alone: on Netlify the site would be open to everybody. */
export function checkNetlifyAuth({ slug, auth }: Pick<Site, 'slug' | 'auth'>): string[] {
  return auth
    ? [
        `${slug}: auth: Netlify does not ask for these logins, so the site would be open to everybody. Switch on its own Password Protection (Project configuration > Visitor access), and leave auth out of site.ts.`,
      ]
    : [];
}

/** The environment variables that targets read and that are not set, each with the target's key. */
export function listUnsetVariables(
  { targets }: Pick<Site['leads'], 'targets'>,
  env: NodeJS.ProcessEnv,
): { readonly key: string; readonly variable: string }[] {
  return Object.entries(targets).flatMap(([name, target]) =>
    findTargetKind(target)
      .listVariables(target)
      .filter((variable) => !env[variable])
      .map((variable) => ({ key: `leads.targets.${name}`, variable })),
  );
}
