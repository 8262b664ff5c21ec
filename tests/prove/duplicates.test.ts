import { describe, expect, test } from 'vitest';
import lead from '#functions/lead.ts';
import { callFunction } from '#tests/support/call-function.ts';
import { leadBody } from '#tests/support/lead-body.ts';
import { STORES } from '#tests/support/lead-stores.ts';
import { makeWorld } from '#tests/support/make-world.ts';
import { figure, LONG } from './figure.ts';

/** Netlify's local server writes a file for every blob: a tenth of the rounds takes as long. */
const SHORT = { sqlite: 50, blobs: 5 } as const;
const ROUNDS = 1000;
const AT_ONCE = 50;

/** Callers enough for the limiter to take no part. */
const caller = (n: number) => `10.0.${Math.floor(n / 10)}.1`;

describe.each(STORES)('%s', (name, open) => {
  const rounds = LONG ? ROUNDS : SHORT[name];

  test(
    `the same lead ${AT_ONCE} times at once is one record, ${rounds} times over`,
    async () => {
      const { store } = await open();
      const world = await makeWorld({ leads: store });
      const ids: unknown[] = [];
      for (let round = 0; round < rounds; round++) {
        world.time = new Date(world.time.getTime() + 60_000);
        const body = leadBody();
        const answers = await Promise.all(
          Array.from({ length: AT_ONCE }, (_, n) =>
            callFunction(lead, world, '/api/lead', { body, ip: caller(n) }),
          ),
        );
        expect(answers.map(({ status }) => status)).toEqual(Array(AT_ONCE).fill(200));
        const [id, ...others] = new Set(answers.map(({ json }) => json?.lead_id));
        expect(others).toEqual([]);
        ids.push(id);
      }
      const kept = (await store.pending('example')).map(({ id }) => id);
      expect(kept.sort()).toEqual(ids.sort());
      figure(`the same lead ${AT_ONCE} times at once (${name})`, `${rounds} rounds, one record each`);
    },
    rounds * 2000 + 30_000,
  );
});
