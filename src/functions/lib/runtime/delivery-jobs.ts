import { setTimeout } from 'node:timers/promises';
import { DAY_MS } from '#domain/durations.ts';
import { findDealerTimeZone } from '#domain/location/time-zone.ts';
import { createAlertChannels } from '#leads/alerts/alert-channels.ts';
import { sendAlerts } from '#leads/alerts/send-alerts.ts';
import type { DeliveryContext } from '#leads/delivery/queue/deliver.ts';
import { runMaintenance } from '#leads/delivery/queue/maintenance.ts';
import { processQueue } from '#leads/delivery/queue/process-queue.ts';
import { findTargets } from '#leads/delivery/routing/find-targets.ts';
import { createTargetFactory } from '#leads/delivery/targets/create-targets.ts';
import type { DeliveryTarget } from '#leads/delivery/targets/target-kind.ts';
import { scrubIfDue } from '#leads/erasure/erase-leads.ts';
import { describeRefusal } from '#leads/erasure/erasure-guard.ts';
import { createSafePost, parsePrivateHosts } from '#leads/http/safe-post.ts';
import { createMailerFactory } from '#leads/mail/mailer.ts';
import { type HeldLeads, renderHeldDigest } from '#leads/mail/render-held-digest.ts';
import { sendMonthlyReport } from '#leads/report/send-monthly-report.ts';
import type { LeadStore } from '#leads/store/store.ts';
import type { SiteFacts } from '#published-site/site-facts.ts';

/** The notice of the daily e-mail about held leads. */
const DIGEST_KEY = 'held-digest';
/** A little less than a day: daily runs are not exact. */
const MIN_DIGEST_INTERVAL_MS = DAY_MS - 3_600_000;

/** The only target of a deploy preview: leads of people who try a page out never reach the dealer. */
const PREVIEW_TARGET: DeliveryTarget = {
  name: 'preview',
  accepts: () => true,
  send: () => Promise.resolve({ outcome: 'delivered', note: 'not sent: this is a deploy preview' }),
};

/** The dependencies of delivery. */
export interface DeliveryDeps {
  sites(): Promise<SiteFacts[]>;
  store(): LeadStore;
  /** Secrets, by the names that site.ts gives them. */
  readonly env: NodeJS.ProcessEnv;
  /** The folder of targets that are files; undefined where no disk stays. */
  readonly dataDir?: string;
  /** The address of the page for operators, which alerts name; undefined if there is none. */
  readonly operationsUrl?: string | undefined;
  now(): Date;
  log(line: string): void;
}

/** Sends leads of any dealer. Errors are logged, and the next run tries again. */
export interface DeliveryJobs {
  /** Sends everything that is due at one dealer, until `goOn` returns false. */
  processQueue(site: SiteFacts, goOn?: () => boolean): Promise<void>;
  /** Tells the dealer's staff of leads that do not arrive. */
  sendAlerts(site: SiteFacts): Promise<void>;
  /** Runs a task for every dealer. */
  forEachDealer(work: (site: SiteFacts) => Promise<void>): Promise<void>;
  /** Sends everything that is due at every dealer, and alerts. */
  processQueues(goOn?: () => boolean): Promise<void>;
  /** Daily maintenance. */
  runMaintenance(): Promise<void>;
  contextOf(site: SiteFacts): DeliveryContext;
}

export function createDeliveryJobs({
  sites,
  store,
  env,
  dataDir,
  operationsUrl,
  now,
  log,
}: DeliveryDeps): DeliveryJobs {
  const post = createSafePost(parsePrivateHosts(env.LEADS_PRIVATE_HOSTS));
  const openMailer = createMailerFactory(env);
  const createTargets = createTargetFactory({ env, dataDir, claim: (claim) => store().claim(claim), log });
  const context = (site: SiteFacts): DeliveryContext => ({
    store: store(),
    dealer: site,
    targets: site.preview ? [PREVIEW_TARGET] : createTargets(site.dealer, site.leads),
    isRouted: (outbound, target) => findTargets(outbound, site.leads).includes(target),
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

  const processSite: DeliveryJobs['processQueue'] = (site, goOn) =>
    safely(`leads: ${site.dealer}: sending`, () => processQueue(context(site), goOn));

  const alertSite: DeliveryJobs['sendAlerts'] = (site) =>
    safely(`leads: ${site.dealer}: alerts`, () =>
      store().runExclusively(`alerts ${site.dealer}`, () =>
        sendAlerts({
          store: store(),
          dealer: {
            dealer: site.dealer,
            name: site.name,
            timeZone: findDealerTimeZone(site.locations),
            operationsUrl,
          },
          targets: createTargets(site.dealer, site.leads).map(({ name }) => name),
          channels: site.preview ? [] : createAlertChannels(site.leads, { env, post, openMailer }),
          now,
          log,
        }),
      ),
    );

  async function maintainSite(site: SiteFacts): Promise<void> {
    const { started, erased, refusal, held } = await runMaintenance(context(site), site);
    if (started > 0) log(`leads: ${site.dealer}: ${started} missing deliveries started.`);
    if (erased > 0) log(`leads: ${site.dealer}: ${erased} leads past their retention erased.`);
    if (refusal) log(`leads: ${site.dealer}: ${describeRefusal(site.dealer, refusal)}`);
    if (held) await sendDigest(site, held);
    await sendReport(site);
  }

  /** E-mails last month's numbers to a dealer that named recipients. */
  async function sendReport(site: SiteFacts): Promise<void> {
    const { mail, reportTo: to } = site.leads;
    if (!mail || to.length === 0 || site.preview) return;
    await sendMonthlyReport({
      store: store(),
      dealer: site,
      timeZone: findDealerTimeZone(site.locations),
      colours: { brand: site.brandColour, onBrand: site.brandInk },
      mail,
      to,
      openMailer,
      now: now(),
    });
  }

  /** Reports held leads once a day, to a dealer that named recipients. */
  async function sendDigest(site: SiteFacts, held: HeldLeads): Promise<void> {
    const { dealer, name, locations, leads, preview } = site;
    const { mail, digestTo: to } = leads;
    if (!mail || to.length === 0 || preview) return;
    const known = (await store().notices(dealer)).find(({ key }) => key === DIGEST_KEY);
    // Every host has a daily run, and one at each start.
    if (known && Math.abs(now().getTime() - Date.parse(known.sent_at)) < MIN_DIGEST_INTERVAL_MS) return;
    await openMailer(mail.smtpEnv).send(
      renderHeldDigest(held, { dealer, name, timeZone: findDealerTimeZone(locations), from: mail.from, to }),
    );
    await store().saveNotice(dealer, {
      key: DIGEST_KEY,
      sent_at: now().toISOString(),
      count: held.count,
      channels: ['email'],
    });
  }

  /** Once for all dealers: two scrubs at once would wait for each other's locks. */
  async function scrubStore(): Promise<void> {
    const dealers = (await sites()).map(({ dealer }) => dealer);
    await store().runExclusively('scrub', () => scrubIfDue(store(), dealers));
  }

  const forEachDealer: DeliveryJobs['forEachDealer'] = (work) =>
    safely('leads', async () => {
      await Promise.all((await sites()).map(work));
    });

  return {
    contextOf: context,
    processQueue: processSite,
    forEachDealer,
    sendAlerts: alertSite,
    processQueues: (goOn) =>
      forEachDealer(async (site) => {
        await processSite(site, goOn);
        await alertSite(site);
      }),
    runMaintenance: async () => {
      await forEachDealer((site) =>
        safely(`leads: ${site.dealer}: upkeep`, () =>
          store().runExclusively(`upkeep ${site.dealer}`, () => maintainSite(site)),
        ),
      );
      await safely('leads: scrub', scrubStore);
    },
  };
}

/** Requests within this time share one run, which starts after their answers. */
const COALESCE_MS = 20;

/** Runs work one at a time. Requests during a run share the next one. */
export function coalesce(work: () => Promise<void>): () => Promise<void> {
  let requested = false;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    try {
      while (requested) {
        await setTimeout(COALESCE_MS);
        requested = false;
        await work();
      }
    } finally {
      running = undefined;
    }
  }

  return () => {
    requested = true;
    running ??= run();
    return running;
  };
}
