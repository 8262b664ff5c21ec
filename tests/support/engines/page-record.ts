/** Where a page's record is kept: it outlasts the change of page, and no code of ours looks there. */
export const RECORD_KEY = 'test:record';

/** What a page does unseen, by kind. */
export interface PageRecord {
  /** For analytics. */
  readonly event: Readonly<Record<string, unknown>>;
  /** What scripts asked a host for, with the JSON that they sent. */
  readonly request: { readonly path: string; readonly body: unknown };
  /** What was stored on the device. */
  readonly stored: readonly [key: string, value: string];
  /** Lines of the console, but for errors. */
  readonly line: string;
  /** Messages that a visitor has to confirm. */
  readonly alert: string;
}

/** What a host answers in the test's place. */
export interface Answer {
  /** 0: none at all. Without it the host's own. */
  readonly status?: number;
  readonly json?: object;
  /** Whether it comes only once the test lets it. */
  readonly held?: boolean;
}

/** What tests reach in a page. */
declare global {
  interface Window {
    testNetwork: {
      /** The answers to come, each given once to the first request whose path contains this. */
      readonly answers: (Answer & { readonly path: string })[];
      release: () => void;
    };
  }
}

/** Runs in the page, before its scripts: records what they do and gives the answers of the test. */
export function recordPage(key: string): void {
  const add = (kind: string, entry: unknown) => {
    try {
      const all = JSON.parse(sessionStorage.getItem(key) || '[]');
      sessionStorage.setItem(key, JSON.stringify([...all, { kind, entry }]));
    } catch {}
  };
  document.addEventListener('forecourt:track', (event) => add('event', (event as CustomEvent).detail));
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (name, value) {
    setItem.call(this, name, value);
    if (this === localStorage) add('stored', [name, value]);
  };
  for (const method of ['log', 'info', 'warn'] as const) {
    const real = console[method];
    console[method] = (...details: unknown[]) => {
      add('line', details.map(String).join(' '));
      real.apply(console, details);
    };
  }
  window.alert = (message) => add('alert', message);
  const network: Window['testNetwork'] = { answers: [], release: () => undefined };
  window.testNetwork = network;
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    add('request', { path: pathname, body: typeof init?.body === 'string' ? JSON.parse(init.body) : null });
    const at = network.answers.findIndex(({ path }) => pathname.includes(path));
    const [answer] = at < 0 ? [] : network.answers.splice(at, 1);
    if (answer?.held)
      await new Promise<void>((resolve) => {
        network.release = resolve;
      });
    if (answer?.status === undefined) return fetch(input, init);
    if (answer.status === 0) throw new TypeError('The test gives no answer.');
    const headers = { 'content-type': 'application/json' };
    return new Response(JSON.stringify(answer.json), { status: answer.status, headers });
  };
}
