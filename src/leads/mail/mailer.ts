import type { SendMailOptions, Transporter } from 'nodemailer';

const TIMEOUT_MS = 10_000;

/** A connection to a mail server. */
export interface Mailer {
  /** Sends one message. Rejects with nodemailer's error if the server does not accept it. */
  send(message: SendMailOptions): Promise<unknown>;
}

/** A mailer that tells what the server answered. */
export interface SmtpMailer extends Mailer {
  send(message: SendMailOptions): Promise<string>;
}

/** Connects on demand. `server` is the server's address: 'smtps://user:password@mail.example.com.au:465'. */
export function createMailer(server: string): SmtpMailer {
  let transport: Promise<Transporter> | undefined;
  return {
    async send(message) {
      transport ??= openTransport(server);
      const sent = await (await transport).sendMail({
        ...message,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      return String(sent.response);
    },
  };
}

/** Opens mailers by the name of the variable that holds the server. Throws if the variable is not set. */
export function createMailerFactory(
  env: Readonly<Record<string, string | undefined>>,
): (smtpEnv: string) => Mailer {
  return (smtpEnv) => {
    const server = env[smtpEnv];
    if (!server) throw new Error(`needs the environment variable ${smtpEnv}, which is not set`);
    return createMailer(server);
  };
}

/** Imported on demand: only hosts that send mail load the library. */
async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
}

const MAX_HEADER_LENGTH = 150;

/** A text as one line, safe in a header. */
export function toHeaderText(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_HEADER_LENGTH)
    .toWellFormed();
}
