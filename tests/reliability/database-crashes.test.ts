import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createPostgresStore } from '#leads/store/postgres/postgres-store.ts';
import { openDatabase } from '#platform/postgres/database.ts';
import { findFreePort } from '#scripts/cli/free-port.ts';
import { listen } from '#tests/support/servers/listen.ts';
import { createTestDatabase, killTestServer, POSTGRES_BIN } from '#tests/support/servers/postgres.ts';
import {
  MAX_LIFETIME_MS,
  makeHostFolder,
  startClients,
  startCrashHost,
  waitUntilListening,
} from './crashing-hosts.ts';
import { IS_LONG_RUN, recordFigure } from './record-figure.ts';

const KILLS = IS_LONG_RUN ? 100 : 4;
const CLIENTS = 8;

describe.skipIf(POSTGRES_BIN === undefined)('a database that crashes', () => {
  test(
    `${KILLS} times, at random moments and at the first statement of a connection: the host lives, and no acknowledged lead is lost`,
    async () => {
      const dir = await makeHostFolder();
      const database = await createTestDatabase();
      const proxy = await startWatchedProxy(database);
      const port = await findFreePort();
      let said = '';
      const env = { LEADS_DATABASE_URL: proxy.url, CAPTCHA_SECRET: 'of the host' };
      const host = startCrashHost(dir, port, env, (text) => {
        said += text;
      });
      await waitUntilListening(host);
      const exited = once(host, 'exit');
      const { acknowledged, ...clients } = startClients(CLIENTS, [`http://localhost:${port}`]);
      for (let kills = 0; kills < KILLS && host.exitCode === null; kills++) {
        await Promise.race([clients.next(), exited]);
        await setTimeout(Math.random() * MAX_LIFETIME_MS);
        if (kills % 2 === 0) await killTestServer();
        else await Promise.race([proxy.atFirstStatement(killTestServer), exited]);
      }
      await clients.stop();
      expect(host.exitCode, said).toBe(null);
      const page = await fetch(`http://localhost:${port}/`);
      host.kill('SIGTERM');
      expect(await exited, said).toEqual([0, null]);

      const store = createPostgresStore(openDatabase(database));
      onTestFinished(() => store.close());
      const stored = new Set(
        (await Array.fromAsync(store.listRecords('example'))).map(({ lead }) => lead.id),
      );
      const lost = acknowledged.filter((id) => !stored.has(id));
      recordFigure(
        `${KILLS} SIGKILLs of the database during posts`,
        `${acknowledged.length} acknowledged, ${lost.length} lost, 0 exits of the host`,
        'postgres',
      );
      expect(page.status).toBe(200);
      expect(lost).toEqual([]);
      expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS);
    },
    KILLS * 20_000 + 60_000,
  );
});

/** A way to a database that tells when a connection makes its first statement. */
async function startWatchedProxy(target: string) {
  const { hostname, port } = new URL(target);
  let onFirstStatement: (() => void) | undefined;
  const clients = new Set<{ destroy(): void }>();
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    clients.add(client);
    for (const socket of [client, upstream]) socket.on('error', () => undefined);
    client.once('close', () => upstream.destroy());
    client.once('close', () => clients.delete(client));
    upstream.once('close', () => client.destroy());
    upstream.pipe(client);
    // The login, then statements.
    client.once('data', (login) => {
      upstream.write(login);
      client.once('data', (statement) => {
        onFirstStatement?.();
        upstream.write(statement);
        client.pipe(upstream);
      });
    });
  });
  const own = await listen(server);
  onTestFinished(() => {
    server.close();
  });
  const url = new URL(target);
  url.port = String(own.port);
  return {
    url: url.href,
    /** Acts at the first statement of the next connection; those there are end. */
    atFirstStatement: (act: () => Promise<void>) =>
      new Promise<void>((resolve, reject) => {
        onFirstStatement = () => {
          onFirstStatement = undefined;
          act().then(resolve, reject);
        };
        for (const client of clients) client.destroy();
      }),
  };
}
