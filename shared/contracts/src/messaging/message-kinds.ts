import type { Lang } from '../wire/errors.ts';

interface MessageKind {
  readonly subject: Readonly<Record<Lang, string>>;
  /** Plain text; the whole text of a mail, and what the console shows of an SMS. */
  readonly body: Readonly<Record<Lang, string>>;
  /** Values that nobody may read once the message has left: they are erased then. */
  readonly secrets: readonly string[];
  /**
   * An SMS has approved words of its own at the provider: which of its templates, and the values that go into it. Null
   * for what leaves by mail alone.
   */
  readonly sms: { readonly template: SmsTemplate; readonly parameters: readonly string[] } | null;
}

/** Templates that an installation has approved by its provider of SMS, see `ARCHWAY_SMS_TEMPLATES`. */
export const smsTemplates = ['code', 'registered', 'changed'] as const;
export type SmsTemplate = (typeof smsTemplates)[number];

const code = { template: 'code', parameters: ['code'] } as const;

/** What leaves by mail or SMS. The row keeps kind and values; the words are made when it leaves, in its language. */
export const messageKinds = {
  loginCode: {
    subject: { 'zh-CN': '登录验证码', 'en-US': 'Your code to log in' },
    body: {
      'zh-CN': '您正在登录 Archway，验证码：{code}，{minutes} 分钟内有效。请勿告诉他人；如非本人操作，请忽略。',
      'en-US':
        'Your code to log in to Archway is {code}. It is valid for {minutes} minutes. Tell it to nobody. If you did not ask for it, ignore this message.',
    },
    secrets: ['code'],
    sms: code,
  },
  registerCode: {
    subject: { 'zh-CN': '注册验证码', 'en-US': 'Your code to register' },
    body: {
      'zh-CN': '您正在注册 Archway 账号，验证码：{code}，{minutes} 分钟内有效。请勿告诉他人；如非本人操作，请忽略。',
      'en-US':
        'Your code to register with Archway is {code}. It is valid for {minutes} minutes. Tell it to nobody. If you did not ask for it, ignore this message.',
    },
    secrets: ['code'],
    sms: code,
  },
  resetCode: {
    subject: { 'zh-CN': '重置密码验证码', 'en-US': 'Your code to reset the password' },
    body: {
      'zh-CN':
        '您正在重置 Archway 密码，验证码：{code}，{minutes} 分钟内有效。请勿告诉他人；如非本人操作，请忽略，密码不会改变。',
      'en-US':
        'Your code to reset the Archway password is {code}. It is valid for {minutes} minutes. Tell it to nobody. If you did not ask for it, ignore this message: the password stays as it is.',
    },
    secrets: ['code'],
    sms: code,
  },
  changeCode: {
    subject: { 'zh-CN': '更换联系方式验证码', 'en-US': 'Your code to confirm the change' },
    body: {
      'zh-CN':
        '您正在将 Archway 账号的联系方式更换为此号码或邮箱，验证码：{code}，{minutes} 分钟内有效。请勿告诉他人；如非本人操作，请忽略。',
      'en-US':
        'Your code to use this phone number or email with your Archway account is {code}. It is valid for {minutes} minutes. Tell it to nobody. If you did not ask for it, ignore this message.',
    },
    secrets: ['code'],
    sms: code,
  },
  alreadyRegistered: {
    subject: { 'zh-CN': '您已有账号', 'en-US': 'You already have an account' },
    body: {
      'zh-CN':
        '此手机号或邮箱已有 Archway 账号，无需再次注册。请直接登录；忘记密码可在登录页重置。如非本人操作，请忽略。',
      'en-US':
        'There is an Archway account with this phone number or email already. Please log in; if you forgot the password, reset it on the login page. If this was not you, ignore this message.',
    },
    secrets: [],
    sms: { template: 'registered', parameters: [] },
  },
  contactChanged: {
    subject: { 'zh-CN': '联系方式已更换', 'en-US': 'The contact of your account has changed' },
    body: {
      'zh-CN': '您的 Archway 账号的联系方式已由此号码或邮箱更换为 {to}。如非本人操作，请立即重置密码并联系客服。',
      'en-US':
        'Your Archway account now uses {to} in place of this phone number or email. If this was not you, reset your password at once and contact support.',
    },
    secrets: [],
    sms: { template: 'changed', parameters: ['to'] },
  },
  linkCode: {
    subject: { 'zh-CN': '打开链接的验证码', 'en-US': 'Your code to open the link' },
    body: {
      'zh-CN': '打开方案评审链接的验证码：{code}，{minutes} 分钟内有效。请勿告诉他人；如非本人操作，请忽略。',
      'en-US':
        'Your code to open the review link is {code}. It is valid for {minutes} minutes. Tell it to nobody. If you did not ask for it, ignore this message.',
    },
    secrets: ['code'],
    sms: null,
  },
  reviewAsked: {
    subject: { 'zh-CN': '{by} 请您评审一份矫治方案', 'en-US': '{by} asks you to review a treatment plan' },
    body: {
      'zh-CN':
        '{recipient}，您好：\n\n{by} 请您评审病例 {ptNo} 的方案【{name}】。{question}\n\n请在 {until} 前打开以下链接查看，无需账号：\n{link}\n\n链接仅供您本人使用，请勿转发。',
      'en-US':
        'Dear {recipient},\n\n{by} asks you to review plan [{name}] of case {ptNo}. {question}\n\nPlease open this link before {until}; you need no account:\n{link}\n\nThe link is meant for you alone. Please do not forward it.',
    },
    secrets: ['link'],
    sms: null,
  },
  notice: {
    subject: { 'zh-CN': '{title}', 'en-US': '{title}' },
    body: {
      'zh-CN': '{content}\n\n{link}\n\n您可在 账户 > 邮件通知 中关闭邮件或改为每日汇总：\n{settings}',
      'en-US':
        '{content}\n\n{link}\n\nTo stop these emails, or to get one a day, see Account > Email Notices:\n{settings}',
    },
    secrets: [],
    sms: null,
  },
  noticeDigest: {
    subject: { 'zh-CN': '您有 {num} 条未读消息', 'en-US': 'Unread messages: {num}' },
    body: {
      'zh-CN': '{content}\n\n{link}\n\n您可在 账户 > 邮件通知 中关闭邮件或改为逐条发送：\n{settings}',
      'en-US':
        '{content}\n\n{link}\n\nTo stop these emails, or to get each message at once, see Account > Email Notices:\n{settings}',
    },
    secrets: [],
    sms: null,
  },
} as const satisfies Record<string, MessageKind>;

export type MessageKindName = keyof typeof messageKinds;
export const messageKindNames = Object.keys(messageKinds) as MessageKindName[];
export type MessageValues = Readonly<Record<string, string>>;

/** Stands where a value was erased. */
export const ERASED = '••••••';

/** The values without those that are to be erased. */
export function withoutSecrets(kind: MessageKindName, values: MessageValues): MessageValues {
  const secrets: readonly string[] = messageKinds[kind].secrets;
  return Object.fromEntries(Object.entries(values).filter(([name]) => !secrets.includes(name)));
}

/** Whether all values are there, so that the message can leave (again). */
export const isWhole = (kind: MessageKindName, values: MessageValues): boolean =>
  messageKinds[kind].secrets.every((name) => Object.hasOwn(values, name));

/** A message in words; what was erased stands as dots. */
export function messageText(
  kind: MessageKindName,
  values: MessageValues,
  lang: Lang,
): { readonly subject: string; readonly body: string } {
  const fill = (text: string): string => text.replace(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? ERASED);
  const { subject, body } = messageKinds[kind];
  return { subject: fill(subject[lang]), body: fill(body[lang]) };
}
