import { smsTemplates } from '@archway/contracts';
import { z } from 'zod';
import { StartupError } from './startup-error.ts';

const text = z.string().trim().min(1);

/** Variables of mail and SMS. */
export const messagingEnvironment = {
  ARCHWAY_SMTP_URL: z
    .string()
    .trim()
    .regex(/^smtps?:\/\/[^/\s]+/, 'smtp://user:password@host:port, or smtps://…')
    .optional(),
  ARCHWAY_MAIL_FROM: text.optional(),
  ARCHWAY_SMS_KEY_ID: text.optional(),
  ARCHWAY_SMS_KEY_SECRET: text.optional(),
  ARCHWAY_SMS_SIGN_NAME: text.optional(),
  ARCHWAY_SMS_TEMPLATES: text.optional(),
  ARCHWAY_SMS_ENDPOINT: z.url({ protocol: /^https?$/ }).default('https://dysmsapi.aliyuncs.com'),
};

type Values = z.output<z.ZodObject<typeof messagingEnvironment>>;

/** How mail and SMS leave; null: they are written into the outbox folder. */
export interface MessagingConfig {
  readonly smtp: { readonly url: string; readonly from: string } | null;
  readonly sms: {
    readonly keyId: string;
    readonly keySecret: string;
    readonly signName: string;
    /** By template, `code`, or template and language, `code@en-US`. */
    readonly templates: Readonly<Record<string, string>>;
    readonly endpoint: string;
  } | null;
}

/** @throws StartupError when a half of what belongs together is missing */
export function messagingConfig(values: Values): MessagingConfig {
  return { smtp: smtpOf(values), sms: smsOf(values) };
}

function smtpOf({ ARCHWAY_SMTP_URL: url, ARCHWAY_MAIL_FROM: from }: Values): MessagingConfig['smtp'] {
  if (url === undefined && from === undefined) return null;
  if (url === undefined || from === undefined)
    throw new StartupError('ARCHWAY_SMTP_URL and ARCHWAY_MAIL_FROM belong together: set both or none');
  return { url, from };
}

function smsOf(values: Values): MessagingConfig['sms'] {
  const keyId = values.ARCHWAY_SMS_KEY_ID;
  const keySecret = values.ARCHWAY_SMS_KEY_SECRET;
  const signName = values.ARCHWAY_SMS_SIGN_NAME;
  const templates = values.ARCHWAY_SMS_TEMPLATES;
  const given = [keyId, keySecret, signName, templates].filter((value) => value !== undefined);
  if (given.length === 0) return null;
  if (keyId === undefined || keySecret === undefined || signName === undefined || templates === undefined) {
    throw new StartupError(
      'ARCHWAY_SMS_KEY_ID, ARCHWAY_SMS_KEY_SECRET, ARCHWAY_SMS_SIGN_NAME and ARCHWAY_SMS_TEMPLATES belong together: set all or none',
    );
  }
  return { keyId, keySecret, signName, templates: templatesIn(templates), endpoint: values.ARCHWAY_SMS_ENDPOINT };
}

/** `code:SMS_1,registered:SMS_2`, with `@en-US` or `@zh-CN` behind the name where languages have their own. */
function templatesIn(list: string): Record<string, string> {
  const pairs = list.split(',').map((pair) => pair.trim().split(':'));
  for (const [name = '', code = '', ...more] of pairs) {
    const [template = '', lang = 'zh-CN'] = name.split('@');
    const known = (smsTemplates as readonly string[]).includes(template) && ['zh-CN', 'en-US'].includes(lang);
    if (!known || code === '' || more.length > 0) {
      throw new StartupError(
        `ARCHWAY_SMS_TEMPLATES has pairs like code:SMS_123,registered:SMS_124,code@en-US:SMS_125; this is none: ${[name, code, ...more].join(':')}`,
      );
    }
  }
  const templates = Object.fromEntries(pairs.map(([name = '', code = '']) => [name, code]));
  for (const template of smsTemplates) {
    if (!Object.keys(templates).some((name) => name.split('@')[0] === template))
      throw new StartupError(`ARCHWAY_SMS_TEMPLATES names no template ${template}`);
  }
  return templates;
}
