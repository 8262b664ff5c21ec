import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { respondJson } from '#functions/lib/http/responses.ts';

/** A tool that an assistant may call. It reads and changes nothing. */
export interface Tool {
  readonly title: string;
  readonly description: string;
  readonly args: v.GenericSchema;
  /** Answers with facts. Throws a ToolError for a person to read. */
  call(args: unknown): Promise<object> | object;
}

/** A tool whose arguments a schema describes and checks. */
export function createTool<Schema extends v.GenericSchema>(
  title: string,
  description: string,
  args: Schema,
  call: (args: v.InferOutput<Schema>) => Promise<object> | object,
): Tool {
  return { title, description, args, call: (given) => call(given as v.InferOutput<Schema>) };
}

/** Why a call found nothing, in words that help to call again. */
export class ToolError extends Error {}

/** A server of the Model Context Protocol (modelcontextprotocol.io, revision 2025-11-25), for one message. */
export interface McpServer {
  readonly name: string;
  readonly instructions: string;
  readonly tools: Readonly<Record<string, Tool>>;
}

/** The revisions that are answered, the newest first. What differs between them is nothing that this server has. */
const REVISIONS = ['2025-11-25', '2025-06-18', '2025-03-26'];
const ERRORS = { parse: -32_700, request: -32_600, method: -32_601, params: -32_602 } as const;

const messageSchema = v.object({
  jsonrpc: v.literal('2.0'),
  id: v.optional(v.union([v.string(), v.number()])),
  method: v.optional(v.string()),
  params: v.optional(v.looseObject({}), {}),
});
const callSchema = v.object({ name: v.string(), arguments: v.optional(v.looseObject({}), {}) });
const initializeSchema = v.object({ protocolVersion: v.optional(v.string(), '') });

/**
 * Answers one message of the Streamable HTTP transport with JSON. No session and no stream: each message says all there is to
 * know, so any host can answer the next.
 */
export async function answerMessage(server: McpServer, headers: Headers, text: string): Promise<Response> {
  const revision = headers.get('mcp-protocol-version');
  if (revision !== null && !REVISIONS.includes(revision))
    return refuse(null, ERRORS.request, `Unsupported protocol version. Use ${REVISIONS.join(', ')}.`);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return refuse(null, ERRORS.parse, 'The body is not JSON.');
  }
  const message = v.safeParse(messageSchema, json);
  if (!message.success) return refuse(null, ERRORS.request, 'Send one JSON-RPC 2.0 message.');
  const { id, method, params } = message.output;
  // Notifications, and answers to questions that this server never asks.
  if (id === undefined || method === undefined) return new Response(null, { status: 202 });
  try {
    return respondJson(200, { jsonrpc: '2.0', id, result: await answer(server, method, params) });
  } catch (error) {
    if (error instanceof RpcError) return refuse(id, error.code, error.message, 200);
    throw error;
  }
}

class RpcError extends Error {
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

function answer(server: McpServer, method: string, params: object): Promise<object> | object {
  switch (method) {
    case 'initialize': {
      const { protocolVersion } = parseParams(initializeSchema, params);
      return {
        protocolVersion: REVISIONS.find((known) => known === protocolVersion) ?? REVISIONS[0],
        capabilities: { tools: {} },
        serverInfo: { name: server.name, version: '1' },
        instructions: server.instructions,
      };
    }
    case 'ping':
      return {};
    case 'tools/list':
      return { tools: Object.entries(server.tools).map(([name, tool]) => describeTool(name, tool)) };
    case 'tools/call':
      return callTool(server, parseParams(callSchema, params));
    default:
      throw new RpcError(ERRORS.method, `There is no method "${method}".`);
  }
}

function describeTool(name: string, { title, description, args }: Tool) {
  const { $schema, ...inputSchema } = toJsonSchema(args);
  return {
    ...{ name, title, description, inputSchema },
    annotations: { readOnlyHint: true, openWorldHint: false },
  };
}

async function callTool({ tools }: McpServer, call: v.InferOutput<typeof callSchema>): Promise<object> {
  const tool = Object.hasOwn(tools, call.name) ? tools[call.name] : undefined;
  if (!tool) throw new RpcError(ERRORS.params, `There is no tool "${call.name}".`);
  const args = parseParams(tool.args, call.arguments);
  try {
    const structuredContent = await tool.call(args);
    return { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent };
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return { content: [{ type: 'text', text: error.message }], isError: true };
  }
}

function parseParams<Schema extends v.GenericSchema>(schema: Schema, params: object): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, params);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new RpcError(ERRORS.params, `${v.getDotPath(issue) ?? 'params'}: ${issue.message}`);
}

function refuse(id: string | number | null, code: number, message: string, status = 400): Response {
  return respondJson(status, { jsonrpc: '2.0', id, error: { code, message } });
}
