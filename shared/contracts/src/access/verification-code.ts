/** What anybody may ask a code for. */
export const codePurposes = ['login', 'register', 'reset', 'changePhone', 'changeEmail'] as const;
export type CodePurpose = (typeof codePurposes)[number];
/** What a code is for; it is good for nothing else. One that opens a link goes to whom the link was sent to. */
export const sentCodePurposes = [...codePurposes, 'openLink'] as const;
export type SentCodePurpose = (typeof sentCodePurposes)[number];

/** A code is good for this long. */
export const CODE_MINUTES = 5;
/** Between two codes for one phone or address. */
export const CODE_PAUSE_SECONDS = 60;
export const CODE_LENGTH = 6;
export const CODE_PATTERN = /^\d{6}$/;
