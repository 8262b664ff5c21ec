import { join } from 'node:path';
import STRINGS from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { LOOPBACK } from '#host/start-host.ts';
import { sanitizeText } from '#leads/intake/sanitize-json.ts';
import { openSqliteStore } from '#leads/store/sqlite/sqlite-store.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { makeLeadBody } from '#tests/support/factories/make-lead-body.ts';
import { makeSiteFacts } from '#tests/support/factories/make-site-facts.ts';
import { factsFile, startTestHost, type TestHost } from '#tests/unit/host/fixture.ts';
import { IS_LONG_RUN } from './record-figure.ts';

/** The daily run sends a tenth of them in every position, and all of them in stored texts. */
const SAMPLE_STRINGS = IS_LONG_RUN ? STRINGS : STRINGS.filter((_, index) => index % 10 === 0);

/** Makes a lead with a naughty string in one field. Free text is stored; other fields may be refused. */
const INJECTION_POINTS = {
  name: (text: string) => ({ userData: { name: text } }),
  last_name: (text: string) => ({ userData: { last_name: text } }),
  message: (text: string) => ({ userData: { message: text } }),
  phone: (text: string) => ({ userData: { phone: text } }),
  email: (text: string) => ({ userData: { email: text } }),
  postcode: (text: string) => ({ userData: { postcode: text } }),
  Rego: (text: string) => ({ form: 'service', userData: { Rego: text } }),
  category: (text: string) => ({ form: 'contact', userData: { category: text } }),
  opt_in: (text: string) => ({ userData: { opt_in: text } }),
  empty: (text: string) => ({ userData: { empty: text } }),
  'a name of its own': (text: string) => ({ userData: { [text]: text } }),
  form: (text: string) => ({ form: text }),
  key: (text: string) => ({ key: text }),
  url: (text: string) => ({ url: text }),
  user_agent: (text: string) => ({ user_agent: text }),
  car_id: (text: string) => ({ car_id: text }),
  sent_at: (text: string) => ({ sent_at: text }),
  captcha: (text: string) => ({ captcha: text }),
  visited_pages: (text: string) => ({ lead_attributes: { visited_pages: [text] } }),
  linked_query_params: (text: string) => ({ lead_attributes: { linked_query_params: { [text]: text } } }),
} as const;

describe('strings that have broken other programs', () => {
  let host: TestHost;
  let store: LeadStore;
  const said = [vi.spyOn(process.stderr, 'write'), vi.spyOn(process.stdout, 'write')];

  beforeAll(async () => {
    host = await startTestHost(
      { 'example/index.html': 'home', '.server/example.json': factsFile(makeSiteFacts()) },
      { trustedProxies: LOOPBACK },
    );
    store = openSqliteStore(join(host.dataDir, 'leads.sqlite'));
  });
  afterAll(async () => {
    await store.close();
    await host.close();
  });

  let callers = 0;
  function send(body: string, type = 'application/json') {
    callers += 1;
    const site = `example.localhost:${host.port}`;
    return host.ask('/api/lead', {
      method: 'POST',
      host: site,
      headers: {
        'content-type': type,
        origin: `http://${site}`,
        'x-forwarded-for': `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`,
      },
      body,
    });
  }

  test.each(Object.entries(INJECTION_POINTS))(
    'in %s are refused or stored, and nothing breaks',
    async (_, place) => {
      const before = said.map((spy) => spy.mock.calls.length);
      const answers = await Promise.all(
        SAMPLE_STRINGS.map((text) => send(JSON.stringify(makeLeadBody(place(text))))),
      );
      expect(
        answers.filter(({ status }) => status !== 200 && status !== 422).map(({ text }) => text),
      ).toEqual([]);
      expect(said.map((spy) => spy.mock.calls.length)).toEqual(before);
    },
  );

  test.each(['name', 'message'] as const)('in %s are stored as they can be seen', async (field) => {
    const answers = await Promise.all(
      STRINGS.map((text) => send(JSON.stringify(makeLeadBody(INJECTION_POINTS[field](text))))),
    );
    let stored = 0;
    for (const [index, answer] of answers.entries()) {
      if (answer.status !== 200) continue;
      stored += 1;
      const lead = await store.find('example', JSON.parse(answer.text).lead_id);
      const seen = sanitizeText(STRINGS[index] ?? '');
      expect(lead?.payload.userData).toMatchObject({ [field]: seen.normalize('NFC').trim() });
    }
    expect(stored).toBeGreaterThan(300);
  });

  test.each(['application/json', 'application/x-www-form-urlencoded'])(
    'as a whole body of %s',
    async (type) => {
      const answers = await Promise.all(STRINGS.map((text) => send(text, type)));
      expect(answers.filter(({ status }) => status !== 422).map(({ text }) => text)).toEqual([]);
    },
  );
});
