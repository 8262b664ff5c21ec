import { withTimeout } from '#platform/run-work.ts';
import type { SiteReader } from '#published-site/site-reader.ts';
import type { HostState } from './host-state.ts';

/** A database that takes longer than this for a look-up counts as unavailable. */
const STORE_TIMEOUT_MS = 2000;

export interface ReadinessDeps {
  readonly state: HostState;
  readonly sites: Pick<SiteReader, 'all'>;
  /** Looks something up in the store of leads. */
  readonly askStore: () => Promise<unknown>;
  readonly log: (line: string) => void;
}

/** Why the host should get no requests, for anybody to read; none = it should. */
export async function findObstacles({ state, sites, askStore, log }: ReadinessDeps): Promise<string[]> {
  const [hasSites, hasStore] = await Promise.all([
    sites.all().then(
      ({ length }) => length > 0,
      () => false,
    ),
    withTimeout(STORE_TIMEOUT_MS, askStore).then(
      () => true,
      (error: Error) => {
        log(`readyz: store of leads: ${error.message}`);
        return false;
      },
    ),
  ]);
  return [
    ...(state.isDraining ? ['shutting down'] : []),
    ...(hasSites ? [] : ['no site is published']),
    ...(hasStore ? [] : ['the store of leads cannot be reached']),
  ];
}
