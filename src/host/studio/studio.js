// Starts the CMS for one dealer, and says below it how the publication goes. Served as it is, to current browsers.

import CMS from '@sveltia/cms';
import { registerPreviews } from './preview.js';

const settings = JSON.parse(document.getElementById('settings').textContent);
const home = `/admin/${settings.dealer}`;
/** Pauses between questions how the publication goes. */
const PATIENT_MS = 10_000;
const EAGER_MS = 700;
/** Pauses before a save is sent again. */
const RETRY_MS = [500, 1500, 3000, 5000];
const LOST = 'The connection is lost. Your edits are kept in this browser: save again when it is back.';

let { token } = settings;
const publication = document.getElementById('publication');
const undo = document.getElementById('undo');

// The CMS finds its user signed in.
localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'gitea', token }));

/** Sends JSON to the studio's interface. */
async function call(path, body) {
  const response = await fetch(`${home}/api${path}`, { method: 'POST', body: JSON.stringify(body) });
  const answer = await response
    .json()
    .catch(() => ({ message: 'The host has a problem. Tell its operator.' }));
  if (!response.ok) throw new Error(answer.message);
  return answer;
}

const { fetch: send } = window;

/** Sends a request with this session, or with a new one if it is over: the browser knows the login, or asks for it again. */
async function sendSigned(input, init) {
  const sign = () => {
    const headers = new Headers(init?.headers);
    headers.set('authorization', `token ${token}`);
    return send(input, { ...init, headers });
  };
  const response = await sign();
  if (response.status !== 401) return response;
  const renewed = await send(`${home}/session`);
  if (!renewed.ok) return response;
  ({ token } = await renewed.json());
  return sign();
}

/** Sends a save until it is answered: one that was made already is answered as if it were the first. */
async function sendSave(input, init) {
  for (const pause of RETRY_MS) {
    const response = await sendSigned(input, init).catch(() => undefined);
    // 502 and above are of a proxy whose host restarts.
    if (response && response.status < 502) {
      watch();
      return response;
    }
    publication.textContent = 'The connection is lost. Trying to save again…';
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  publication.textContent = LOST;
  throw new Error(LOST);
}

window.fetch = (input, init) => {
  const { pathname, origin } = new URL(String(input.url ?? input), location.href);
  if (origin !== location.origin || !pathname.startsWith(`${home}/`)) return send(input, init);
  return pathname.endsWith('/contents') ? sendSave(input, init) : sendSigned(input, init);
};

const collections = await (await fetch('/admin/collections.json')).json();
registerPreviews(CMS, [...collections.collections, ...collections.singletons], call);
CMS.init({
  config: {
    ...collections,
    load_config_file: false,
    backend: {
      name: 'gitea',
      repo: `forecourt/${settings.dealer}`,
      branch: 'main',
      base_url: location.origin,
      api_root: `${location.origin}${home}/api`,
    },
    site_url: settings.site,
    display_url: settings.site,
  },
});

/** Asks how the publication goes, often while it is under way. */
async function watch() {
  let pause = PATIENT_MS;
  try {
    const response = await fetch(`${home}/status`);
    const status = await response.json();
    if (response.ok) {
      show(status);
      if (status.state === 'publishing') pause = EAGER_MS;
    } else publication.textContent = status.message;
  } catch {
    publication.textContent = LOST;
  }
  clearTimeout(watch.timer);
  watch.timer = setTimeout(watch, pause);
}

function show({ state, due_at, built_at, seconds, errors, last }) {
  publication.dataset.state = state;
  const wait = Math.ceil((Date.parse(due_at) - Date.now()) / 1000);
  const words = {
    publishing: wait > 1 ? `Saved. It is published in ${wait} seconds.` : 'Publishing…',
    failed: `Not published: ${errors.join(' ')}`,
    live: built_at && `Live since ${new Date(built_at).toLocaleTimeString()}, in ${seconds?.toFixed(1)} s.`,
  };
  publication.textContent = words[state] || '';
  undo.hidden = !last;
  if (last) undo.title = `${last.message}, by ${last.who} at ${new Date(last.at).toLocaleString()}`;
}

undo.addEventListener('click', async () => {
  undo.disabled = true;
  const response = await fetch(`${home}/undo`, { method: 'POST' });
  undo.disabled = false;
  if (!response.ok) {
    publication.textContent = (await response.json()).message;
    return;
  }
  // The CMS reads what was put back.
  location.reload();
});

watch();
