import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { listen } from './listen.ts';
import { STUB_CERTIFICATE } from './stub-certificate.ts';

/** An event as a tool's own server received it. */
export interface ReceivedEvent {
  readonly tool: 'gtm' | 'ga4' | 'meta' | 'plausible' | 'script';
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** Google's consent signals at that time. */
  readonly consent?: Readonly<Record<string, string>>;
}

/** Stubs of all analytics tools behind their vendors' addresses. */
export interface AnalyticsStubs {
  readonly received: ReceivedEvent[];
  /** The addresses outside the dealer's site that a browser connected to or requested, in order. */
  readonly requested: string[];
  /** The address of the proxy through which a browser must reach all hosts but the dealer's. */
  readonly proxy: string;
  readonly close: () => Promise<void>;
}

/** What each vendor's real script does with its queue, and nothing else: takes what is in it, then what comes. */
const SCRIPTS: Readonly<Record<string, string>> = {
  '/gtm.js': `(() => {
    const layer = window.dataLayer, consent = {};
    const isCommand = (entry) => Object.prototype.toString.call(entry) === '[object Arguments]';
    const take = (entry) => {
      if (isCommand(entry)) { if (entry[0] === 'consent') Object.assign(consent, entry[2]); return; }
      if (!entry.event || entry.event.startsWith('gtm.')) return;
      fetch('https://www.google-analytics.com/g/collect', { method: 'POST', mode: 'no-cors', keepalive: true,
        body: JSON.stringify({ tool: 'gtm', name: entry.event, data: entry, consent }) });
    };
    const push = layer.push;
    layer.push = (...entries) => { push.apply(layer, entries); entries.forEach(take); };
    [...layer].forEach(take);
  })()`,
  '/gtag/js': `(() => {
    const layer = window[new URL(document.currentScript.src).searchParams.get('l')], consent = {};
    const take = (entry) => {
      if (Object.prototype.toString.call(entry) !== '[object Arguments]') return;
      if (entry[0] === 'consent') Object.assign(consent, entry[2]);
      const name = entry[0] === 'event' ? entry[1] : entry[0] === 'config' ? 'page_view' : undefined;
      if (name) fetch('https://region1.google-analytics.com/g/collect', { method: 'POST', mode: 'no-cors', keepalive: true,
        body: JSON.stringify({ tool: 'ga4', name, data: entry[2], consent }) });
    };
    const push = layer.push;
    layer.push = (...entries) => { push.apply(layer, entries); entries.forEach(take); };
    [...layer].forEach(take);
  })()`,
  '/en_US/fbevents.js': `(() => {
    const take = (command, name, data, options) => {
      if (command.startsWith('track')) fetch('https://www.facebook.com/tr/', { method: 'POST', mode: 'no-cors', keepalive: true,
        body: JSON.stringify({ tool: 'meta', name, data: { ...data, ...options } }) });
    };
    fbq.callMethod = take;
    fbq.queue.splice(0).forEach((call) => take(...call));
  })()`,
  '/js/script.js': `(() => {
    const send = (name, options) => fetch('https://plausible.io/api/event', { method: 'POST', mode: 'no-cors', keepalive: true,
      body: JSON.stringify({ tool: 'plausible', name, data: options?.props ?? {} }) });
    const queue = window.plausible.q ?? [];
    window.plausible = send;
    queue.forEach((call) => send(...call));
    send('pageview');
  })()`,
  '/own.js': `document.addEventListener('forecourt:event', ({ detail }) => fetch('https://collect.tool.example/', {
    method: 'POST', mode: 'no-cors', keepalive: true, body: JSON.stringify({ tool: 'script', name: detail.name, data: detail }) }))`,
};

/** Chromium itself asks it what the fields of a form are for. */
const AUTOFILL_SERVICE = 'content-autofill.googleapis.com:443';

/**
 * Starts a local server in the place of all vendors, which browsers reach through a proxy. Routes of Playwright would not do:
 * of what a page sends while it is left, they lose some requests that a browser sends.
 */
export async function startAnalyticsStubs(): Promise<AnalyticsStubs> {
  const received: ReceivedEvent[] = [];
  const requested: string[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', `https://${request.headers.host}`);
    requested.push(url.href);
    const script = SCRIPTS[url.pathname];
    if (script === undefined) received.push(JSON.parse(await text(request)));
    response.writeHead(200, { 'content-type': script === undefined ? 'text/plain' : 'text/javascript' });
    response.end(script ?? '');
  }

  const vendors = createSecureServer(STUB_CERTIFICATE, answer);
  const proxy = createServer().on('connect', ({ url }, socket: Socket) => {
    if (url === AUTOFILL_SERVICE) {
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      return;
    }
    requested.push(`https://${url}`);
    socket.on('error', () => socket.destroy());
    socket.write('HTTP/1.1 200 OK\r\n\r\n');
    vendors.emit('connection', socket);
  });
  const { port, close } = await listen(proxy);
  return {
    received,
    requested,
    proxy: `http://127.0.0.1:${port}`,
    close: () => {
      vendors.closeAllConnections();
      return close();
    },
  };
}
