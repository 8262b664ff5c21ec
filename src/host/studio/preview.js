// Shows the page as it will be published beside the fields, and what the site's check says of it. Served as it is, to current browsers.

/** The page follows the keys after this pause. */
const PAUSE_MS = 250;
/** Wide enough for a preview. */
const MAX_SIDE = 1600;

/** Registers the preview of each collection, of a file or of text pages. `call` sends JSON to the studio's interface. */
export function registerPreviews(CMS, collections, call) {
  const findings = document.createElement('div');
  findings.setAttribute('role', 'status');
  findings.style.cssText = 'max-height: 30vh; overflow: auto; font: 14px/1.5 system-ui, sans-serif';
  const frame = Object.assign(document.createElement('iframe'), { title: 'Preview of the page' });
  // No scripts, no forms, no windows; of this origin, as typefaces are refused to others.
  frame.sandbox.add('allow-same-origin');
  frame.style.cssText = 'flex: 1; border: 0; background: #fff';
  const attach = (node) => node?.append(findings, frame);
  const style = { display: 'flex', flexDirection: 'column', position: 'fixed', inset: 0 };

  const pictures = new Map();
  let last = {};
  let timer;
  let pending = Promise.resolve();

  function preview(entry, file) {
    // A page that is not saved yet has no path.
    const path = file || entry.get('path') || 'content/pages/new-page.md';
    const data = entry.get('data').toJS();
    const json = JSON.stringify(data);
    if (path !== last.path || json !== last.json) {
      const before = path === last.path ? last : { entries: [], entry: '' };
      const entries = (data.entries ?? []).map((part) => JSON.stringify(part));
      const changed = data.entries?.[entries.findIndex((part, index) => part !== before.entries[index])];
      last = { path, json, entries, entry: changed ? nameOf(changed) : before.entry };
      clearTimeout(timer);
      timer = setTimeout(() => {
        pending = pending
          .then(() => show(last))
          .catch((error) => say([{ level: 'warning', text: `No preview: ${error.message}` }]));
      }, PAUSE_MS);
    }
    return window.h('div', { ref: attach, style });
  }

  async function show(draft) {
    if (draft.isShown) return;
    draft.isShown = true;
    const { path, json, entry } = draft;
    const urls = [...new Set(json.match(/blob:[^"]+/g))];
    for (const url of urls) pictures.set(url, pictures.get(url) ?? (await shrink(url, pictures.size)));
    const named = urls.reduce((text, url) => text.replaceAll(url, `/${pictures.get(url).path}`), json);
    const files = [
      { path, content: toText(path, JSON.parse(named)) },
      ...urls.map((url) => pictures.get(url)),
    ];
    const { html, findings: found } = await call('/preview', { path, entry, files });
    if (path !== last.path) return;
    // What is of other files, an editor of this one cannot mend.
    say(found.filter(({ level, text }) => level === 'error' || text.startsWith(path)));
    if (html === undefined) return;
    const top = frame.contentWindow?.scrollY ?? 0;
    frame.addEventListener('load', () => frame.contentWindow.scrollTo(0, top), { once: true });
    frame.srcdoc = html;
  }

  function say(found) {
    const words = { error: 'Not publishable', warning: 'Look at this', hint: 'Hint' };
    findings.replaceChildren(
      ...found.map(({ level, text }) => {
        const item = Object.assign(document.createElement('p'), { textContent: `${words[level]}: ${text}` });
        item.style.cssText = `margin: 0; padding: 8px 16px; border-bottom: 1px solid #8886; background: ${level === 'error' ? '#fde7e9' : '#fff8e1'}; color: #1f1f1f`;
        return item;
      }),
    );
  }

  for (const { name, file } of collections)
    CMS.registerPreviewTemplate(name, ({ entry }) => preview(entry, file));
}

/** What the platform calls an entry of a list. */
const nameOf = ({ id, make, model }) => id || [make, model].filter(Boolean).join(' ');

/** An entry as the CMS writes it. */
function toText(path, data) {
  if (path.endsWith('.json'))
    return JSON.stringify({ ...(data.entries && { entries: [] }), ...withoutEmpty(data) });
  const { body = '', ...matter } = data;
  const lines = Object.entries(withoutEmpty(matter)).map(
    ([key, value]) => `${key}: '${String(value).replaceAll("'", "''").replaceAll(/\s+/g, ' ')}'`,
  );
  return `---\n${lines.join('\n')}\n---\n\n${body}\n`;
}

function withoutEmpty(value) {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (typeof value !== 'object' || value === null) return value;
  const filled = Object.entries(value).map(([key, part]) => [key, withoutEmpty(part)]);
  const isEmpty = (part) =>
    part === '' || part == null || (typeof part === 'object' && Object.keys(part).length === 0);
  // The CMS counts entries of a list by a key of its own.
  return Object.fromEntries(filled.filter(([key, part]) => !isEmpty(part) && !key.startsWith('__')));
}

/** A picture that is not uploaded yet, no larger than a preview needs. */
async function shrink(url, number) {
  const bitmap = await createImageBitmap(await (await fetch(url)).blob());
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width * scale;
  canvas.height = bitmap.height * scale;
  canvas.getContext('2d').drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  // PNG where a browser writes no WebP.
  const [, type, content] = /^data:image\/(\w+);base64,(.*)$/.exec(canvas.toDataURL('image/webp', 0.8));
  return { path: `assets/preview-${number}.${type}`, content };
}
