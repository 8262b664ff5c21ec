import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, test, vi } from 'vitest';
import captcha from '#functions/captcha.ts';
import lead from '#functions/lead.ts';
import { makeAppContext, type TestAppContext } from '#tests/support/factories/make-app-context.ts';
import { makeFormConfig } from '#tests/support/factories/make-form-config.ts';
import { makeLeadBody } from '#tests/support/factories/make-lead-body.ts';
import { makeSiteFacts } from '#tests/support/factories/make-site-facts.ts';
import { callFunction } from '#tests/support/servers/call-function.ts';

const NOT_A_PERSON = "Our spam check didn't finish. Please try again.";
const ASKS = { facts: { forms: makeFormConfig({ captcha: true }) } };
const contact = (over: object = {}) =>
  makeLeadBody({ form: 'contact', userData: { category: 'General Enquiry' }, ...over });

function send(world: TestAppContext, body: object) {
  return callFunction(lead, world, '/api/lead', { body });
}

/** Does what a visitor's browser does, with Altcha's own solver. */
async function solve(world: TestAppContext): Promise<{ challenge: Challenge; solution: object }> {
  const { json } = await callFunction(captcha, world, '/api/captcha');
  const challenge = json as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return { challenge, solution: solution ?? {} };
}

type Challenge = Parameters<typeof solveChallenge>[0]['challenge'];

const token = (payload: object) => Buffer.from(JSON.stringify(payload)).toString('base64');

async function verification(world: TestAppContext, answer: Awaited<ReturnType<typeof send>>) {
  return (await world.leads.find('example', String(answer.json?.lead_id)))?.payload.verification;
}

/** The lead under an answer's id: what becomes of it. */
async function handling(world: TestAppContext, answer: Awaited<ReturnType<typeof send>>) {
  return (await world.leads.find('example', String(answer.json?.lead_id)))?.handling;
}

// Altcha looks at the clock itself.
const makeWorldNow = async (over: Parameters<typeof makeAppContext>[0] = ASKS) => {
  const world = await makeAppContext(over);
  world.time = new Date();
  return world;
};

describe('the general enquiry', () => {
  test('with a solved captcha is delivered; another attempt is the same lead', async () => {
    const world = await makeWorldNow();
    const body = contact({ captcha: token(await solve(world)) });
    const answer = await send(world, body);
    expect(answer.status).toBe(200);
    expect(await handling(world, answer)).toBe('deliver');
    expect(await verification(world, answer)).toBeUndefined();
    expect((await send(world, body)).json).toEqual(answer.json);
  });

  test('whose first attempt could not be stored brings the same solution again, and is delivered', async () => {
    const world = await makeWorldNow();
    const keep = vi.spyOn(world.leads, 'save').mockRejectedValueOnce(new Error('disk full'));
    const body = contact({ captcha: token(await solve(world)) });
    expect((await send(world, body)).status).toBe(503);
    const answer = await send(world, body);
    expect(await handling(world, answer)).toBe('deliver');
    expect(keep).toHaveBeenCalledTimes(2);
  });

  test('that was filled in wrongly at first may bring the same solution again', async () => {
    const world = await makeWorldNow();
    const solved = token(await solve(world));
    expect((await send(world, makeLeadBody({ form: 'contact', captcha: solved }))).status).toBe(422);
    expect((await send(world, contact({ captcha: solved }))).status).toBe(200);
  });

  test('with a solution that another lead has used is refused, and the answer says why', async () => {
    const world = await makeWorldNow();
    const solved = token(await solve(world));
    await send(world, contact({ captcha: solved }));
    expect(await send(world, contact({ captcha: solved }))).toMatchObject({
      status: 422,
      json: { error: NOT_A_PERSON, fields: { captcha: NOT_A_PERSON } },
    });
  });

  test('without a solution is delivered as unverified: a script may have been blocked', async () => {
    const world = await makeWorldNow();
    for (const none of [undefined, null, '']) {
      const answer = await send(world, contact({ captcha: none }));
      expect([answer.status, await handling(world, answer)]).toEqual([200, 'deliver']);
      expect(await verification(world, answer)).toBe('unverified');
    }
  });

  test('is delivered as unverified if no secret is configured, and no task is set', async () => {
    const world = await makeWorldNow({ ...ASKS, captchaSecret: undefined });
    const answer = await send(world, contact({ captcha: 'anything' }));
    expect([answer.status, await handling(world, answer)]).toEqual([200, 'deliver']);
    expect(await verification(world, answer)).toBe('unverified');
    expect((await callFunction(captcha, world, '/api/captcha')).status).toBe(503);
  });

  test.each(['email-us', 'careers', 'contact'])(
    'has no form that avoids the captcha: a bare %s is unverified',
    async (form) => {
      const world = await makeWorldNow();
      const userData = { category: 'General Enquiry' };
      const answer = await send(world, makeLeadBody({ form, userData }));
      expect(await verification(world, answer)).toBe('unverified');
    },
  );

  test('without a solution has its own rate limit: the sixth in ten minutes is refused, verified ones are not', async () => {
    const world = await makeWorldNow();
    for (let sent = 0; sent < 5; sent += 1) expect((await send(world, contact())).status).toBe(200);
    expect((await send(world, contact())).status).toBe(429);
    expect((await send(world, contact({ captcha: token(await solve(world)) }))).status).toBe(200);
    expect((await send(world, makeLeadBody())).status).toBe(200);
  });

  test('without a solution is held if the dealer says so, and the answer says that it is', async () => {
    const { leads } = makeSiteFacts();
    const world = await makeWorldNow({ facts: { ...ASKS.facts, leads: { ...leads, unverified: 'hold' } } });
    const answer = await send(world, contact());
    expect(answer.json).toMatchObject({ held: true });
    expect(await handling(world, answer)).toBe('held');
  });

  test.each([
    [
      'another counter and key',
      (solved) => ({ ...solved, solution: { counter: 1, derivedKey: 'ab'.repeat(32) } }),
    ],
    ['no solution', ({ challenge }) => ({ challenge })],
    ['a solution of nothing', ({ challenge }) => ({ challenge, solution: { counter: 0, derivedKey: '' } })],
    ['another signature', (s) => ({ ...s, challenge: { ...s.challenge, signature: '0'.repeat(64) } })],
    ['no signature', (s) => ({ ...s, challenge: { ...s.challenge, signature: '' } })],
    ['an easier task', (s) => changed(s, { cost: 1 })],
    ['a longer time', (s) => changed(s, { expiresAt: 4_000_000_000 })],
    ['a task without end', (s) => changed(s, { expiresAt: undefined })],
    ['another site', (s) => changed(s, { data: { site: 'other' } })],
    ['a text', () => 'text'],
    ['a list', () => []],
    ['null', () => null],
  ] satisfies [string, (solved: Solved) => unknown][])('with %s is refused', async (_, forge) => {
    const world = await makeWorldNow();
    const answer = await send(world, contact({ captcha: token(Object(forge(await solve(world)))) }));
    expect(answer.status).toBe(422);
    expect(world.lines).toEqual([]);
  });

  test('with a task that was done for another dealer of the same host is refused', async () => {
    const [world, other] = [
      await makeWorldNow(),
      await makeWorldNow({ facts: { ...ASKS.facts, dealer: 'other' } }),
    ];
    expect((await send(world, contact({ captcha: token(await solve(other)) }))).status).toBe(422);
  });

  test.each(['x', '%%%', '{}', 'bnVsbA==', 'W10='])('with the token %s is refused', async (captchaToken) => {
    const world = await makeWorldNow();
    expect((await send(world, contact({ captcha: captchaToken }))).status).toBe(422);
  });

  test('with a task that is over is refused', async () => {
    const world = await makeWorldNow();
    world.time = new Date(Date.now() - 21 * 60_000);
    expect((await send(world, contact({ captcha: token(await solve(world)) }))).status).toBe(422);
  });
});

type Solved = Awaited<ReturnType<typeof solve>>;

function changed({ challenge, solution }: Solved, parameters: object): object {
  return { solution, challenge: { ...challenge, parameters: { ...challenge.parameters, ...parameters } } };
}

test('other forms ask for no captcha', async () => {
  const world = await makeWorldNow();
  expect(await handling(world, await send(world, makeLeadBody()))).toBe('deliver');
});

test('where visitors get acknowledgements, every form asks for it: a lead says whether it was solved', async () => {
  const world = await makeWorldNow({
    facts: { forms: makeFormConfig({ captcha: true, acknowledge: true }) },
  });
  const bare = await send(world, makeLeadBody());
  const solved = await send(world, makeLeadBody({ captcha: token(await solve(world)) }));
  const stored = (answer: typeof bare) => world.leads.find('example', String(answer.json?.lead_id));
  expect(await stored(bare)).toMatchObject({ handling: 'deliver', payload: { verification: 'unverified' } });
  expect(await stored(bare)).not.toHaveProperty('verified');
  expect(await stored(solved)).toMatchObject({ handling: 'deliver', verified: true });
});

test('a dealer without a captcha has no tasks, and its general enquiries are delivered', async () => {
  const world = await makeWorldNow({});
  expect((await callFunction(captcha, world, '/api/captcha')).status).toBe(404);
  expect(await handling(world, await send(world, contact()))).toBe('deliver');
});
