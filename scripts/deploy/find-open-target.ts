import { checkNetlifyAuth } from '#scripts/build/netlify.ts';
import type { DeployConfig } from '#site/config/deploy.ts';
import type { SiteConfig } from '#site/config/site-config.ts';

/** A line if the site asks for a login and its target would show it to everybody. `name` is the target's. */
export function findOpenTarget(
  config: Pick<SiteConfig, 'slug' | 'auth'>,
  target: DeployConfig,
  name: string,
): string[] {
  if (!config.auth || isIncludedHost(target)) return [];
  if (target.kind === 'netlify') return checkNetlifyAuth(config);
  return [
    `${config.slug}: auth: ${name} does not ask for these logins, so the site would be open to everybody. Send it into the dist folder of the included host (hosting.deploy.host), or leave auth out of site.ts.`,
  ];
}

/** Whether the site is sent into the folder that the included host serves. */
function isIncludedHost(target: DeployConfig): boolean {
  if (target.kind !== 'rsync' || target.host === undefined) return false;
  return target.to.startsWith(`${target.host.replace(/\/+$/, '')}/`);
}
