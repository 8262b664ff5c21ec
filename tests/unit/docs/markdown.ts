import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** A Markdown file of the project. */
export interface MarkdownFile {
  /** From the project's root: 'docs/glossary.md'. */
  readonly path: string;
  readonly text: string;
}

/** Text pages of sites are data: their links are addresses of the site. */
const FOLDERS = ['.github', 'docs', 'scripts', 'src', 'tests/unit'];
const SITE_PAGES = 'src/site/content/default-pages/';

/** Every Markdown file at the root and below the documentation folders. */
export function markdownFiles(): MarkdownFile[] {
  const below = FOLDERS.filter(existsSync).flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  return [...readdirSync('.'), ...below]
    .filter(
      (path) => path.endsWith('.md') && !path.startsWith(SITE_PAGES) && !path.includes('/node_modules/'),
    )
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

const FENCE = /^(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1[^\n]*$/gm;
const INLINE_CODE = /(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g;

/** The text without fenced and inline code, in which nothing is a link or a heading. */
function withoutCode(text: string): string {
  return text.replace(FENCE, '').replace(INLINE_CODE, '');
}

/** The targets of all links and pictures: 'guides/forms.md#labels', '#anchor', 'https://…'. */
export function linkTargets(text: string): string[] {
  return [...withoutCode(text).matchAll(/\]\(\s*<?([^)\s>]+)>?(?:\s+"[^"]*")?\s*\)/g)].map(
    ([, target = '']) => target,
  );
}

/** The anchors that GitHub creates for the headings of a text, and explicit ones. */
export function anchorsOf(text: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of text.replace(FENCE, '').matchAll(/^#{1,6} +(.+?) *#*$/gm)) {
    const slug = slugOf(heading);
    let anchor = slug;
    for (let count = 1; anchors.has(anchor); count += 1) anchor = `${slug}-${count}`;
    anchors.add(anchor);
  }
  for (const [, id = ''] of text.matchAll(/<a (?:id|name)="([^"]+)"/g)) anchors.add(id);
  return anchors;
}

function slugOf(heading: string): string {
  return heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_\- ]/gu, '')
    .replaceAll(' ', '-');
}

/** The problem of a broken link as `file: link: problem. Fix.`; undefined for a working or external link. */
export function linkProblem(from: string, target: string): string | undefined {
  if (/^[a-z][a-z+.-]*:/i.test(target)) return undefined;
  const [path = '', anchor] = target.split('#', 2);
  const file = path === '' ? from : normalize(join(dirname(from), decodeURIComponent(path)));
  if (!existsSync(file)) return `${from}: ${target}: there is no ${file}. Correct the path.`;
  if (anchor === undefined || !file.endsWith('.md')) return undefined;
  if (anchorsOf(readFileSync(file, 'utf8')).has(anchor)) return undefined;
  return `${from}: ${target}: ${file} has no such heading. Correct the part after "#".`;
}

/** A command in a text: `npm run build -- --all` is build with --all. */
export interface CommandMention {
  readonly name: string;
  readonly options: readonly string[];
}

const COMMAND = /\bnpm (?:run ([a-z][\w:-]*)|(start|test))\b([^\n`|#&]*)/g;

/** Every npm command in a text, with the options after "--". */
export function commandMentions(text: string): CommandMention[] {
  return [...text.matchAll(COMMAND)].map(([, run, short, rest = '']) => {
    const own = / -- (.*)$/.exec(rest)?.[1] ?? '';
    const options = [...own.matchAll(/(?:^|\s)(--[a-z][\w-]*)/g)].map(([, option = '']) => option);
    return { name: run ?? short ?? '', options };
  });
}
