import * as v from 'valibot';
import { readBytes } from '#functions/lib/http/read-body.ts';
import { HttpError, respondJson } from '#functions/lib/http/responses.ts';
import { getContentType } from '#host/static/file-headers.ts';
import { toEditedForm, toStoredForm } from './content-form.ts';
import { type FileChange, isText } from './dealer-files.ts';
import type { DealerStudio } from './dealer-studio.ts';

/** A few pictures in base64. */
const MAX_BODY_BYTES = 64_000_000;
/** The studio asks for the content of so many files at once. */
const MAX_FILES = 100;

const saveSchema = v.object({
  message: v.pipe(v.string(), v.maxLength(500)),
  files: v.pipe(
    v.array(
      v.object({
        operation: v.picklist(['create', 'update', 'delete']),
        path: v.string(),
        sha: v.optional(v.string()),
        content: v.optional(v.string(), ''),
        from_path: v.optional(v.string()),
      }),
    ),
    v.maxLength(MAX_FILES),
  ),
});

const previewSchema = v.object({
  path: v.string(),
  entry: v.string(),
  files: v.pipe(v.array(v.object({ path: v.string(), content: v.string() })), v.maxLength(MAX_FILES)),
});

const filesSchema = v.object({ files: v.pipe(v.array(v.string()), v.maxLength(MAX_FILES)) });

interface Call {
  readonly studio: DealerStudio;
  readonly request: Request;
  readonly url: URL;
  /** The rest of the path, behind what names the endpoint. */
  readonly rest: string;
  /** The name of the editor. */
  readonly who: string;
  readonly onSaved: () => Promise<void>;
}

type Answer = (call: Call) => Promise<object | Response> | object;

/** The part of Gitea's interface (version 1.24) that the CMS asks for, in front of a dealer's folder. */
const ENDPOINTS: readonly (readonly [method: string, path: RegExp, answer: Answer])[] = [
  ['GET', /^\/version$/, () => ({ version: '1.24.0' })],
  ['GET', /^\/settings\/api$/, () => ({ default_paging_num: MAX_FILES, max_response_items: MAX_FILES })],
  ['GET', /^\/user$/, ({ who }) => ({ id: 1, login: who, full_name: who, email: `${who}@studio.invalid` })],
  ['GET', /^\/repos\/[^/]+\/[^/]+$/, describeRepository],
  ['GET', /^\/repos\/[^/]+\/[^/]+\/branches\/main$/, describeBranch],
  ['GET', /^\/repos\/[^/]+\/[^/]+\/git\/trees\/\w+$/, listFiles],
  ['POST', /^\/repos\/[^/]+\/[^/]+\/file-contents$/, readFiles],
  ['GET', /^\/repos\/[^/]+\/[^/]+\/(?:raw|media\/main)\/(.+)$/, sendFile],
  ['GET', /^\/repos\/[^/]+\/[^/]+\/commits$/, listCommits],
  ['POST', /^\/repos\/[^/]+\/[^/]+\/contents$/, saveFiles],
  // Not Gitea's.
  ['POST', /^\/preview$/, previewFiles],
];

/** Answers a call of the CMS; `path` is below the address of the interface. Mistakes are told in `message`, which it shows. */
export async function answerRepository(call: Omit<Call, 'rest'>, path: string): Promise<Response> {
  try {
    for (const [method, pattern, answer] of ENDPOINTS) {
      const found = pattern.exec(path);
      if (!found || method !== call.request.method) continue;
      const answered = await answer({ ...call, rest: found[1] ?? '' });
      return answered instanceof Response ? answered : respondJson(200, answered);
    }
    throw new HttpError(404, 'There is nothing here.');
  } catch (error) {
    if (error instanceof HttpError) return respondJson(error.status, { message: error.message });
    throw error;
  }
}

function describeRepository() {
  return { default_branch: 'main', permissions: { pull: true, push: true } };
}

async function describeBranch({ studio }: Call) {
  return { commit: { id: await studio.findHead(), message: '' } };
}

async function listFiles({ studio }: Call) {
  const files = await studio.list();
  return { truncated: false, tree: files.map((file) => ({ type: 'blob', ...file })) };
}

async function readFiles({ studio, request }: Call) {
  const { files } = await readJson(request, filesSchema);
  const contents = await Promise.all(
    files.map(async (path) => {
      const content = await studio.read(path);
      const text = content && toEditedForm(path, content.toString());
      return text === undefined
        ? undefined
        : { path, encoding: 'base64', content: Buffer.from(text).toString('base64') };
    }),
  );
  return contents.filter((content) => content !== undefined);
}

async function sendFile({ studio, rest }: Call) {
  const content = await studio.read(rest);
  if (!content) throw new HttpError(404, `${rest}: is missing.`);
  return new Response(new Uint8Array(content), {
    headers: { 'content-type': getContentType(rest), 'cache-control': 'no-store' },
  });
}

async function listCommits({ studio, url }: Call) {
  const path = url.searchParams.get('path') ?? '';
  const saved = await studio.listSaved();
  return saved
    .filter(({ files }) => files.some((file) => file.path === path))
    .map(({ id, at, who }) => ({ sha: id, created: at, commit: { author: { name: who, date: at } } }));
}

async function saveFiles({ studio, request, who, onSaved }: Call) {
  const { message, files } = await readJson(request, saveSchema);
  const saved = await studio.save(files.flatMap(toChanges), message, who);
  await onSaved();
  const versions = new Map(saved.files.map(({ path, after }) => [path, after]));
  return {
    commit: { sha: await studio.findHead(), created: saved.at },
    files: files.map(({ path }) => ({ path, sha: versions.get(path) ?? '' })),
  };
}

async function previewFiles({ studio, request }: Call) {
  const { files, ...shown } = await readJson(request, previewSchema);
  const changes = files.map(({ path, content }) => ({
    path,
    sha: undefined,
    content: isText(path) ? Buffer.from(toStoredForm(path, content)) : Buffer.from(content, 'base64'),
  }));
  return studio.preview(changes, shown);
}

function toChanges({
  operation,
  path,
  sha,
  content,
  from_path,
}: v.InferOutput<typeof saveSchema>['files'][number]): FileChange[] {
  const bytes = operation === 'delete' ? undefined : decode(path, content);
  const isMoved = from_path !== undefined && from_path !== path;
  return isMoved
    ? [
        { path: from_path, sha, content: undefined },
        { path, sha: undefined, content: bytes },
      ]
    : [{ path, sha: operation === 'create' ? undefined : sha, content: bytes }];
}

function decode(path: string, content: string): Buffer {
  const bytes = Buffer.from(content, 'base64');
  return isText(path) ? Buffer.from(toStoredForm(path, bytes.toString())) : bytes;
}

async function readJson<Output>(request: Request, schema: v.GenericSchema<unknown, Output>): Promise<Output> {
  const text = Buffer.from(await readBytes(request, MAX_BODY_BYTES)).toString();
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (!parsed.success) throw new HttpError(422, 'This request is malformed. Reload the page and try again.');
  return parsed.output;
}
