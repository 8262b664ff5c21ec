import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface TestMail extends Email {
  /** Who it was handed over for, whatever its headers say. */
  readonly recipients: readonly string[];
  /** As it came over the line. */
  readonly raw: string;
}

export interface TestMailServer {
  /** As a dealer's environment names it. */
  readonly url: string;
  readonly mails: readonly TestMail[];
  /** Answers every message with this code from now on; 0 = takes it. */
  rejectWith(code: number): void;
  close(): Promise<void>;
}

/** A mail server that keeps what it is given. */
export async function startTestMailServer(): Promise<TestMailServer> {
  const mails: TestMail[] = [];
  let code = 0;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (code !== 0) {
          done(Object.assign(new Error('not now'), { responseCode: code }));
          return;
        }
        const raw = Buffer.concat(chunks);
        PostalMime.parse(raw).then(
          (mail) => {
            const recipients = session.envelope.rcptTo.map(({ address }) => address);
            mails.push({ ...mail, recipients, raw: raw.toString() });
            done();
          },
          (error: Error) => done(error),
        );
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    rejectWith: (next) => {
      code = next;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
