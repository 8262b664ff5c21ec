import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface TestMail extends Email {
  /** The envelope's recipients, independent of the headers. */
  readonly recipients: readonly string[];
  /** The raw message. */
  readonly raw: string;
}

export interface TestMailServer {
  /** The SMTP URL for a dealer's environment. */
  readonly url: string;
  readonly mails: readonly TestMail[];
  /** Answers every message with this code from now on; 0 = accepts it. */
  rejectWith(code: number): void;
  /** Answers every recipient with this code from now on; 0 = accepts them. */
  rejectRecipientsWith(code: number): void;
  close(): Promise<void>;
}

/** Starts a mail server that stores its messages. It takes them from anybody, and knows no login. */
export async function startTestMailServer(): Promise<TestMailServer> {
  const mails: TestMail[] = [];
  let code = 0;
  let recipientCode = 0;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(new Error('no such login')),
    onRcptTo(_address, _session, done) {
      done(
        recipientCode === 0 ? null : Object.assign(new Error('not here'), { responseCode: recipientCode }),
      );
    },
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
    rejectRecipientsWith: (next) => {
      recipientCode = next;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
