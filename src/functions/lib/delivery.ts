import { setTimeout } from 'node:timers/promises';
import type { Desk } from '#leads/delivery/delivery-context.ts';
import type { Sender } from '#leads/delivery/delivery-target.ts';
import { upkeep } from '#leads/delivery/maintenance.ts';
import { drain } from '#leads/delivery/process-queue.ts';
import type { Target } from '#leads/delivery/target-schema.ts';
import type { LeadStore } from '#leads/store/store.ts';
import type { SiteFacts } from '#server/published-site/site-reader.ts';

/** What a world has for sending leads. */
export interface DeliveryPlaces {
  sites(): Promise<SiteFacts[]>;
  store(): LeadStore;
  openSenders(site: string, targets: Readonly<Record<string, Target>>): Sender[];
  now(): Date;
  log(line: string): void;
}

/** Sends leads of any dealer. What goes wrong is logged, and done again by the next round. */
export interface DeliveryRounds {
  /** Everything that is due at one dealer, as long as `goOn` says so. */
  drain(site: SiteFacts, goOn?: () => boolean): Promise<void>;
  /** Does something for every dealer. */
  forAll(work: (site: SiteFacts) => Promise<void>): Promise<void>;
  /** Drains every dealer. */
  drainAll(goOn?: () => boolean): Promise<void>;
  /** The daily round. */
  upkeepAll(): Promise<void>;
  desk(site: SiteFacts): Desk;
}

export function deliveryRounds({ sites, store, openSenders, now, log }: DeliveryPlaces): DeliveryRounds {
  const desk = (site: SiteFacts): Desk => ({
    store: store(),
    dealer: site,
    senders: openSenders(site.dealer, site.leads.targets),
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

  const drainSite: DeliveryRounds['drain'] = (site, goOn) =>
    safely(`leads: ${site.dealer}: sending`, () => drain(desk(site), goOn));

  async function upkeepSite(site: SiteFacts): Promise<void> {
    const { begun, erased } = await upkeep(desk(site), site.leads);
    if (begun > 0) log(`leads: ${site.dealer}: ${begun} deliveries that had not begun are begun.`);
    if (erased > 0) log(`leads: ${site.dealer}: ${erased} leads erased, as old as site.ts says.`);
  }

  const forAll: DeliveryRounds['forAll'] = (work) =>
    safely('leads', async () => {
      await Promise.all((await sites()).map(work));
    });

  return {
    desk,
    drain: drainSite,
    forAll,
    drainAll: (goOn) => forAll((site) => drainSite(site, goOn)),
    upkeepAll: () => forAll((site) => safely(`leads: ${site.dealer}: upkeep`, () => upkeepSite(site))),
  };
}

/** What comes in one moment is sent together, and its answers go first. */
const MOMENT_MS = 20;

/** Work that may be asked for at any time, and is done once at a time: whoever asks meanwhile is served by one more round. */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let wanted = false;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    try {
      while (wanted) {
        await setTimeout(MOMENT_MS);
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
