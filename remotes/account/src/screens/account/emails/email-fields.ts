export const emailFields = [
  'notificationEmail1',
  'notificationEmail2',
  'notificationEmail3',
  'notificationEmail4',
] as const;
export type EmailField = (typeof emailFields)[number];

export type EmailFields = { emailNotice: boolean } & Record<EmailField, string>;

const plain = (email: string | undefined): string => (email ?? '').trim().toLowerCase();

/** Whether another field holds the same address; an empty one repeats nothing. */
export const isRepeated = (email: string | undefined, field: EmailField, all: Partial<EmailFields>): boolean =>
  plain(email) !== '' && emailFields.some((other) => other !== field && plain(all[other]) === plain(email));
