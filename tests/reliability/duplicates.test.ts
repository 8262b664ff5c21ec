import { describe, expect, test } from 'vitest';
import { makeLeadBody } from '#tests/support/factories/make-lead-body.ts';
import { makeTestRuntime } from '#tests/support/factories/make-test-runtime.ts';
import { sendLead } from '#tests/support/servers/call-function.ts';
import { LEAD_STORES } from '#tests/support/servers/lead-stores.ts';
import { IS_LONG_RUN, recordFigure } from './record-figure.ts';

/** Netlify's local server writes a file per blob, so a tenth of the rounds takes as long. */
const SHORT_ROUNDS = { sqlite: 20, blobs: 2, postgres: 10 } as const;
const ROUNDS = 1000;
const CONCURRENCY = 50;

/** Enough callers that the rate limiter never triggers. */
const callerAddress = (n: number) => `10.0.${Math.floor(n / 10)}.1`;

describe.each(LEAD_STORES)('%s', (name, open) => {
  const rounds = IS_LONG_RUN ? ROUNDS : SHORT_ROUNDS[name];

  test(
    `the same lead ${CONCURRENCY} times at once is one record, ${rounds} times over`,
    async () => {
      const { store } = await open();
      const runtime = await makeTestRuntime({ leads: store });
      const ids: unknown[] = [];
      for (let round = 0; round < rounds; round++) {
        runtime.time = new Date(runtime.time.getTime() + 60_000);
        const body = makeLeadBody();
        const answers = await Promise.all(
          Array.from({ length: CONCURRENCY }, (_, n) => sendLead(runtime, body, { ip: callerAddress(n) })),
        );
        expect(answers.map(({ status }) => status)).toEqual(Array(CONCURRENCY).fill(200));
        const [id, ...others] = new Set(answers.map(({ json }) => json?.lead_id));
        expect(others).toEqual([]);
        ids.push(id);
      }
      const stored = (await store.listPending('example')).map(({ id }) => id);
      expect(stored.sort()).toEqual(ids.sort());
      recordFigure(`the same lead ${CONCURRENCY} times at once`, `${rounds} rounds, one record each`, name);
    },
    rounds * 2000 + 30_000,
  );
});
