import { type ErrorEntry, entry } from '../wire/error-entry.ts';

/** What leaves by mail and SMS: 207xxx. */
export const messagingErrors = {
  messageNotRetriable: entry(
    207001,
    200,
    '该消息无法重发：仅可重发发送失败且内容完整的消息',
    'This message cannot be sent again: only failed messages whose text is complete can',
  ),
} as const satisfies Record<string, ErrorEntry>;
