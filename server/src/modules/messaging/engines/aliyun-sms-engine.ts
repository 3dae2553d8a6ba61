import { type Lang, type SmsTemplate, messageKinds } from '@archway/contracts';
import { type Delivery, DeliveryRefused, type Engine } from '../engine.ts';
import { signed } from './aliyun-request.ts';

const TIMEOUT_MS = 15_000;

export interface SmsSettings {
  readonly keyId: string;
  readonly keySecret: string;
  /** The signature that the provider has approved; it stands before every message. */
  readonly signName: string;
  /** Codes of approved templates, by template and where they differ by language: `code`, `code@en-US`. */
  readonly templates: Readonly<Record<string, string>>;
  /** Origin of the service. */
  readonly endpoint: string;
}

/** Answers after which another try gives the same answer. */
const FINAL = new Set([
  'isv.MOBILE_NUMBER_ILLEGAL',
  'isv.INVALID_PARAMETERS',
  'isv.PARAM_LENGTH_LIMIT',
  'isv.BLACK_KEY_CONTROL_LIMIT',
]);

/** Sends SMS by Aliyun (Dysmsapi, `SendSms`). */
export class AliyunSmsEngine implements Engine {
  readonly #settings: SmsSettings;

  constructor(settings: SmsSettings) {
    this.#settings = settings;
  }

  async deliver({ id, target, kind, lang, values }: Delivery, signal: AbortSignal): Promise<void> {
    const { keyId, keySecret, signName, endpoint } = this.#settings;
    const { sms } = messageKinds[kind];
    if (!sms) throw new DeliveryRefused(`${kind} leaves by mail alone`);
    const { template, parameters } = sms;
    const origin = new URL(endpoint);
    const { path, headers } = signed({
      ...{ host: origin.host, action: 'SendSms', version: '2017-05-25', keyId, keySecret },
      query: {
        PhoneNumbers: providerNumber(target),
        SignName: signName,
        TemplateCode: this.#templateCode(template, lang),
        TemplateParam: JSON.stringify(Object.fromEntries(parameters.map((name: string) => [name, values[name] ?? '']))),
        OutId: id,
      },
    });
    const response = await fetch(new URL(path, origin), {
      method: 'POST',
      headers,
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    const { Code: code, Message: message } = await answerOf(response);
    if (code === 'OK') return;
    const words = `${code ?? `HTTP ${response.status}`}: ${message ?? 'no answer of the provider'}`;
    throw FINAL.has(code ?? '') ? new DeliveryRefused(words) : new Error(words);
  }

  /** @throws DeliveryRefused when the installation has named none */
  #templateCode(template: SmsTemplate, lang: Lang): string {
    const code = this.#settings.templates[`${template}@${lang}`] ?? this.#settings.templates[template];
    if (code === undefined) throw new DeliveryRefused(`ARCHWAY_SMS_TEMPLATES names no template ${template}`);
    return code;
  }
}

async function answerOf(response: Response): Promise<{ Code?: string; Message?: string }> {
  const answer: unknown = await response.json().catch(() => null);
  return typeof answer === 'object' && answer !== null ? answer : {};
}

/** The provider wants numbers of mainland China without their code, and others with it, without the plus. */
const providerNumber = (target: string): string => target.replace(/^\+86(?=1\d{10}$)/, '').replace(/^\+/, '');
