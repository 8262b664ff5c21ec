import { setTimeout } from 'node:timers/promises';
import type { DeliveryContext } from '#leads/delivery/queue/delivery-context.ts';
import { runMaintenance } from '#leads/delivery/queue/maintenance.ts';
import { processQueue } from '#leads/delivery/queue/process-queue.ts';
import type { TargetConfig } from '#leads/delivery/target-schema.ts';
import type { DeliveryTarget } from '#leads/delivery/targets/delivery-target.ts';
import type { LeadStore } from '#leads/store/store.ts';
import type { SiteFacts } from '#server/published-site/site-facts.ts';

/** What a world has for sending leads. */
export interface DeliveryDeps {
  sites(): Promise<SiteFacts[]>;
  store(): LeadStore;
  createTargets(site: string, targets: Readonly<Record<string, TargetConfig>>): DeliveryTarget[];
  now(): Date;
  log(line: string): void;
}

/** Sends leads of any dealer. What goes wrong is logged, and done again by the next round. */
export interface DeliveryJobs {
  /** Everything that is due at one dealer, as long as `goOn` says so. */
  processQueue(site: SiteFacts, goOn?: () => boolean): Promise<void>;
  /** Does something for every dealer. */
  forEachDealer(work: (site: SiteFacts) => Promise<void>): Promise<void>;
  /** Drains every dealer. */
  processQueues(goOn?: () => boolean): Promise<void>;
  /** The daily round. */
  runMaintenance(): Promise<void>;
  contextOf(site: SiteFacts): DeliveryContext;
}

export function createDeliveryJobs({ sites, store, createTargets, now, log }: DeliveryDeps): DeliveryJobs {
  const desk = (site: SiteFacts): DeliveryContext => ({
    store: store(),
    dealer: site,
    targets: createTargets(site.dealer, site.leads.targets),
    now,
    random: Math.random,
    log,
  });

  async function safely(what: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      log(`${what}: ${error instanceof Error ? `${error.name}: ${error.message}` : 'failed'}`);
    }
  }

  const drainSite: DeliveryJobs['processQueue'] = (site, goOn) =>
    safely(`leads: ${site.dealer}: sending`, () => processQueue(desk(site), goOn));

  async function upkeepSite(site: SiteFacts): Promise<void> {
    const { started, erased } = await runMaintenance(desk(site), site.leads);
    if (started > 0) log(`leads: ${site.dealer}: ${started} deliveries that had not begun are begun.`);
    if (erased > 0) log(`leads: ${site.dealer}: ${erased} leads erased, as old as site.ts says.`);
  }

  const forAll: DeliveryJobs['forEachDealer'] = (work) =>
    safely('leads', async () => {
      await Promise.all((await sites()).map(work));
    });

  return {
    contextOf: desk,
    processQueue: drainSite,
    forEachDealer: forAll,
    processQueues: (goOn) => forAll((site) => drainSite(site, goOn)),
    runMaintenance: () => forAll((site) => safely(`leads: ${site.dealer}: upkeep`, () => upkeepSite(site))),
  };
}

/** What comes in one moment is sent together, and its answers go first. */
const COALESCE_MS = 20;

/** Work that may be asked for at any time, and is done once at a time: whoever asks meanwhile is served by one more round. */
export function coalesce(work: () => Promise<void>): () => Promise<void> {
  let wanted = false;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    try {
      while (wanted) {
        await setTimeout(COALESCE_MS);
        wanted = false;
        await work();
      }
    } finally {
      running = undefined;
    }
  }

  return () => {
    wanted = true;
    running ??= run();
    return running;
  };
}
