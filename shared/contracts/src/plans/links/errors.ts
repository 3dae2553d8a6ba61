import { type ErrorEntry, entry } from '../../wire/error-entry.ts';

/** Passwords of links, be it of a review or of a share: 2131xx, as of reviews, with which they began. */
export const linkErrors = {
  linkPasswordRule: entry(213103, 200, '密码为 6 至 64 个字符', 'The password has 6 to 64 characters'),
  linkPasswordWrong: entry(213117, 200, '密码不正确', 'The password is not right'),
  linkThrottled: entry(
    213119,
    200,
    '密码错误次数过多，请在几分钟后重试。如果您忘记了密码，请联系发送链接的人。',
    'Too many wrong passwords. Please try again in a few minutes, or ask whoever sent you the link.',
  ),
  /** The link asks for a password, and none was given. */
  linkLocked: entry(213120, 200, '此链接需要密码才能打开。', 'This link asks for a password.'),
} as const satisfies Record<string, ErrorEntry>;
