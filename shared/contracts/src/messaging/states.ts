/** Ways out of the platform. */
export const channels = ['mail', 'sms'] as const;
export type Channel = (typeof channels)[number];

/** Where a message stands: it waits for its delivery (and is tried again), has left, or was given up. */
export const messageStates = ['waiting', 'sent', 'failed'] as const;
export type MessageState = (typeof messageStates)[number];
