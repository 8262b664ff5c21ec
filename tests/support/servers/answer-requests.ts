import { createServer, type RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';
import { listen } from './listen.ts';

/** Answers requests until the end of the test. Returns the address: 'http://127.0.0.1:4321'. */
export async function answerRequests(respond: RequestListener): Promise<string> {
  const { port, close } = await listen(createServer(respond));
  onTestFinished(close);
  return `http://127.0.0.1:${port}`;
}
