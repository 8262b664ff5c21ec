import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One word, because Lighthouse measures nothing before a first paint. */
const BLANK_HTML =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Blank</title><p>Blank</p></html>';

/** Serves an empty page on a free port: any blocking of its main thread comes from the machine, not from a site. */
export async function serveBlankPage(): Promise<{ url: string; close(): void }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(BLANK_HTML);
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
