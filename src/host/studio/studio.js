// Starts the CMS for one dealer, and says below it how the publication goes. Served as it is, to current browsers.

const settings = JSON.parse(document.getElementById('settings').textContent);
const home = `/admin/${settings.dealer}`;
const headers = { authorization: `token ${settings.token}` };
const publication = document.getElementById('publication');
const undo = document.getElementById('undo');

// The CMS waits for init() instead of asking for a config file, and finds its user signed in.
window.CMS_MANUAL_INIT = true;
localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'gitea', token: settings.token }));

// Without the font of its icons, which comes over the network, the CMS shows their names: those beside a label say nothing more.
document.fonts.addEventListener('loadingerror', () => document.body.classList.add('no-icons'));

document.addEventListener('DOMContentLoaded', async () => {
  const collections = await (await fetch('/admin/collections.json')).json();
  window.CMS.init({
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
  watch();
});

const PATIENT_MS = 10_000;
const EAGER_MS = 700;

/** Asks how the publication goes, often while it is under way. */
async function watch() {
  let pause = PATIENT_MS;
  try {
    const response = await fetch(`${home}/status`, { headers });
    const status = await response.json();
    if (response.ok) {
      show(status);
      if (status.state === 'publishing') pause = EAGER_MS;
    } else publication.textContent = status.message;
  } catch {
    publication.textContent = 'The connection is lost. Drafts are kept in this browser.';
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
  const response = await fetch(`${home}/undo`, { method: 'POST', headers });
  undo.disabled = false;
  if (!response.ok) {
    publication.textContent = (await response.json()).message;
    return;
  }
  // The CMS reads what was put back.
  location.reload();
});

// A save is a call of the CMS: what follows is watched at once.
const { fetch: send } = window;
window.fetch = async (input, init) => {
  const response = await send(input, init);
  if (init?.method === 'POST' && String(input).endsWith('/contents')) watch();
  return response;
};
