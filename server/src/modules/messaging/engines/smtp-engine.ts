import nodemailer, { type Transporter } from 'nodemailer';
import { type Delivery, DeliveryRefused, type Engine } from '../engine.ts';

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;

export interface SmtpSettings {
  /** `smtp://user:password@host:port`, or `smtps://…` for TLS from the first byte. */
  readonly url: string;
  /** Sender, `Name <address>` or an address. */
  readonly from: string;
}

/** Sends mail by the SMTP server of the installation. */
export class SmtpEngine implements Engine {
  readonly #transport: Transporter;
  readonly #from: string;

  constructor({ url, from }: SmtpSettings) {
    this.#from = from;
    this.#transport = nodemailer.createTransport({
      url,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      // A message is plain text of our own: it has no business with files or addresses of this machine.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async deliver({ id, target, subject, body, lang }: Delivery): Promise<void> {
    try {
      await this.#transport.sendMail({
        from: this.#from,
        to: { name: '', address: target },
        subject,
        text: `${body}\n`,
        // The same at every try, so that a mail server can tell a repetition.
        messageId: `<message-${id}@${this.#domain}>`,
        headers: { 'Content-Language': lang, 'Auto-Submitted': 'auto-generated' },
      });
    } catch (error) {
      throw isFinal(error) ? new DeliveryRefused((error as Error).message) : error;
    }
  }

  get #domain(): string {
    return /@([\w.-]+)>?\s*$/.exec(this.#from)?.[1] ?? 'archway.invalid';
  }
}

/** The server knows that it will never take this recipient; everything else, a wrong login as well, may be put right. */
function isFinal(error: unknown): boolean {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return code === 'EENVELOPE' && typeof responseCode === 'number' && responseCode >= 500;
}
