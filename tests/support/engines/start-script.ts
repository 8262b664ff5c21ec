import { TEST_NOW } from '#scripts/test/environment.ts';
import { readClosedPopups } from '#tests/support/browser/closed-popups.ts';

/** Where a page notes what went wrong: it outlasts the change of page, and no code of ours looks there. */
const TROUBLE_KEY = 'test:trouble';

/**
 * A script that runs before those of every page: the clock says what the build's said, dealers' popups have been closed, and what goes
 * wrong unseen is noted.
 */
export function writeStartScript(): string {
  return [
    `(${stopClock})(${Date.parse(TEST_NOW)});`,
    `(${noteTrouble})(${JSON.stringify(TROUBLE_KEY)});`,
    `(${fillStorage})(${JSON.stringify(readClosedPopups())});`,
  ].join('\n');
}

/** The body of a function that answers what was noted and forgets it. */
export const TAKE_TROUBLE = `
  if (location.origin === 'null') return [];
  const kept = sessionStorage.getItem('${TROUBLE_KEY}') || '[]';
  sessionStorage.removeItem('${TROUBLE_KEY}');
  return JSON.parse(kept);`;

/** Runs in the page. `Date` says one moment, as Playwright's `setFixedTime` makes it; timers run on. */
function stopClock(now: number): void {
  const RealDate = Date;
  class FixedDate extends RealDate {
    constructor(...args: [] | [number]) {
      if (args.length === 0) super(now);
      else super(...args);
    }
    static override now(): number {
      return now;
    }
  }
  window.Date = FixedDate as DateConstructor;
}

/** Runs in the page: errors of scripts, refused policies, and what scripts report as errors. */
function noteTrouble(key: string): void {
  const note = (text: string) => {
    try {
      const kept: string[] = JSON.parse(sessionStorage.getItem(key) || '[]');
      sessionStorage.setItem(key, JSON.stringify([...kept, `${location.pathname}: ${text}`]));
    } catch {}
  };
  const forget = (text: string) => {
    const kept: string[] = JSON.parse(sessionStorage.getItem(key) || '[]');
    const left = kept.filter((each) => each !== `${location.pathname}: ${text}`);
    sessionStorage.setItem(key, JSON.stringify(left));
  };
  // What a page has not loaded when it is left is no trouble. On a busy machine the next page comes seconds after.
  let isLeft = false;
  addEventListener('pagehide', () => {
    isLeft = true;
  });
  const noteUnlessLeft = (text: string) => {
    if (isLeft) return;
    note(text);
    const onLeave = () => forget(text);
    addEventListener('pagehide', onLeave, { once: true });
    setTimeout(() => removeEventListener('pagehide', onLeave), 10_000);
  };
  addEventListener(
    'error',
    ({ message, target, filename, lineno }) => {
      if (message) note(`error: ${message} (${filename}:${lineno})`);
      else if (target instanceof HTMLScriptElement || target instanceof HTMLLinkElement)
        noteUnlessLeft(`not loaded: ${target.outerHTML.slice(0, 200)}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) =>
    noteUnlessLeft(`rejection: ${reason?.stack || reason}`),
  );
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(`content security policy: ${violatedDirective} refused ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...details) => {
    note(`console: ${details.map(String).join(' ')}`);
    error.apply(console, details);
  };
}

/** Runs in the page. Pages without a storage of their own ('about:blank') refuse it. */
function fillStorage(entries: readonly (readonly [string, string])[]): void {
  try {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  } catch {}
}
