/** When notices come by mail, for whom they come by mail at all. */
export const noticeMails = [
  { value: 'atOnce', key: 'atOnce' },
  { value: 'daily', key: 'daily' },
] as const;
export type NoticeMail = (typeof noticeMails)[number]['value'];

/** The hour of the server's day at which the mail of the day leaves. */
export const DIGEST_HOUR = 8;
