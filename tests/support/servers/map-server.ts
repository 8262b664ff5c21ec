import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { drawStreetTile } from './street-tile.ts';

/** A fake maps provider: street tiles and postcode geocoding. */
export interface MapServer {
  readonly port: number;
  /** The requested paths. */
  readonly requests: string[];
  /** While set, the geocoding service answers with only this status. */
  trouble: number | undefined;
  /** While set, tiles are answered with this status. */
  tileTrouble: number | undefined;
  close(): Promise<void>;
}

/** The postcodes that the service knows. */
const KNOWN_POSTCODES: Readonly<Record<string, { lat: number; lng: number }>> = {
  '4814': { lat: -19.28, lng: 146.76 },
  '7250': { lat: -41.44, lng: 147.14 },
};

/** What the service takes for possible too: its best match is the first. */
const LESS_LIKELY = { lat: -33.87, lng: 151.21 };

/** Speaks the protocols of tile servers and Google's Geocoding API. */
export async function startMapServer(): Promise<MapServer> {
  const requests: string[] = [];
  const state: Pick<MapServer, 'trouble' | 'tileTrouble'> = { trouble: undefined, tileTrouble: undefined };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    requests.push(request.url ?? '');
    const [, zoom, column, row] = /^\/tiles\/(\d+)\/(\d+)\/(\d+)\.png$/.exec(pathname) ?? [];
    if (zoom) {
      const tile = drawStreetTile(Number(zoom), Number(column), Number(row));
      response.writeHead(state.tileTrouble ?? 200, { 'content-type': 'image/svg+xml' }).end(tile);
      return;
    }
    const found = KNOWN_POSTCODES[searchParams.get('address') ?? ''];
    const results = found ? [found, LESS_LIKELY].map((location) => ({ geometry: { location } })) : [];
    response.writeHead(state.trouble ?? 200, {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
    });
    response.end(JSON.stringify({ results, status: found ? 'OK' : 'ZERO_RESULTS' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(state, {
    port: (server.address() as AddressInfo).port,
    requests,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}
