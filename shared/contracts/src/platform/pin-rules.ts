import type { FormRules } from '../wire/field-rule.ts';

/** `x.y.z+hash` of the bytes. */
export const VERSION_PATTERN = /^\d+\.\d+\.\d+\+[0-9a-f]{8,64}$/;

/** Channels that have pins of their own. */
export const CHANNEL_PATTERN = /^(stable|canary|tenant:[a-z0-9-]{1,40})$/;

/** A pin of a deployed version to a channel. */
export const pinRules = {
  channel: { kind: 'choice', required: 'form', pattern: CHANNEL_PATTERN },
  version: { kind: 'choice', required: true, pattern: VERSION_PATTERN, refusals: ['versionUnknown', 'deployConflict'] },
} as const satisfies FormRules;
