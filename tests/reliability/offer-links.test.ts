import { randomBytes, randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import offerAccepted from '#functions/offer-accepted.ts';
import { createOfferLink } from '#leads/trade-in-offer/offer-link.ts';
import { recordOffer } from '#leads/trade-in-offer/trade-in-offer.ts';
import { makeAppContext } from '#tests/support/factories/make-app-context.ts';
import { makeEnquiry } from '#tests/support/factories/make-outbound-lead.ts';
import { callFunction } from '#tests/support/servers/call-function.ts';
import { IS_LONG_RUN, recordFigure } from './record-figure.ts';

const TRIES = IS_LONG_RUN ? 10_000 : 500;
const SECRET = 'a secret of sixteen characters or more';
const TERMS = { amount: 18_500, until: '2026-12-05', conditions: 'Subject to an inspection.' };

test(`offer links: ${TRIES} that are forged, expired, used before, replaced or of another lead accept nothing`, async () => {
  const world = Object.assign(await makeAppContext({ captchaSecret: SECRET }), { rateLimiter: () => 0 });
  const store = world.leads;

  async function makeLink(terms = TERMS, secret = SECRET) {
    const lead = makeEnquiry({ Rego: '123ABC' }, { form: 'trade-in' });
    await store.save(lead);
    return { lead, ...(await offer(lead, terms, secret)) };
  }
  async function offer(lead: ReturnType<typeof makeEnquiry>, terms = TERMS, secret = SECRET) {
    const today = '2026-11-21';
    const id = await recordOffer(lead, terms, { store, now: world.time, today });
    const url = createOfferLink('https://www.example.com.au', lead.id, id, { secret, site: 'example' });
    return { lead_id: lead.id, offer: new URL(url).searchParams.get('offer') ?? '' };
  }
  const accept = async ({ lead_id, offer: token }: { lead_id: string; offer: string }) =>
    (
      await callFunction(offerAccepted, world, '/api/offer-accepted', {
        body: {
          category: 'Trade-In',
          subcategory: '3. Offer Accepted',
          lead_id,
          offer: token,
          key: randomBytes(8).toString('hex'),
          offer_accepted: true,
        },
      })
    ).status;

  const good = await makeLink();
  const other = await makeLink();
  const used = await makeLink();
  expect(await accept(used)).toBe(200);
  const replaced = await makeLink();
  await offer(replaced.lead, { ...TERMS, amount: 19_000 });
  const expired = await makeLink({ ...TERMS, until: '2026-11-21' });
  const otherSecret = await makeLink(TERMS, 'another secret of many characters');
  world.time = new Date('2026-11-22T00:00:00Z');

  /** The link with one character of its token changed, removed or added. */
  function spoil(): string {
    const token = good.offer;
    const at = randomInt(token.length);
    const one = randomBytes(1).toString('base64url').slice(0, 1);
    const changed = [
      token.slice(0, at) + one + token.slice(at + 1),
      token.slice(0, at) + token.slice(at + 1),
      token.slice(0, at) + one + token.slice(at),
      token.slice(0, at),
      randomBytes(60).toString('base64url'),
    ][randomInt(5)];
    return changed === undefined || changed === token ? `${token}x` : changed;
  }
  const attempts = [
    () => ({ ...good, offer: spoil() }),
    () => ({ ...good, lead_id: other.lead_id }),
    () => ({ ...good, lead_id: randomBytes(16).toString('hex') }),
    () => ({ ...other, offer: used.offer }),
    () => used,
    () => replaced,
    () => expired,
    () => otherSecret,
  ];
  const statuses = new Map<number, number>();
  for (let n = 0; n < TRIES; n++) {
    const status = await accept((attempts[n % attempts.length] ?? (() => good))());
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  let accepted = -1; // The one that was accepted before.
  for await (const { lead } of store.listRecords('example'))
    if (lead.form === 'offer-accepted') accepted += 1;
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${count} x ${status}`);
  recordFigure(`${TRIES} wrong offer links`, `${accepted} accepted (${counts.join(', ')})`);
  expect(accepted).toBe(0);
  expect(statuses.get(200)).toBeUndefined();
  expect(await accept(good)).toBe(200);
}, 1_800_000);
