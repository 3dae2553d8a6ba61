import { accessErrors } from '../access/errors.ts';
import { settingErrors } from '../account/errors.ts';
import { apiErrors } from '../api/errors.ts';
import { caseErrors } from '../cases/errors.ts';
import { certificationErrors } from '../certification/errors.ts';
import { creditErrors } from '../credits/errors.ts';
import { customizationErrors } from '../customization/errors.ts';
import { fileErrors } from '../files/errors.ts';
import { messagingErrors } from '../messaging/errors.ts';
import { compositionErrors } from '../platform/errors.ts';
import { commentErrors } from '../plans/comments/errors.ts';
import { presentationErrors } from '../plans/presentations/errors.ts';
import { planErrors } from '../plans/errors.ts';
import { assistErrors } from '../plans/assists/errors.ts';
import { finishErrors } from '../plans/finish/errors.ts';
import { planDesignErrors } from '../plans/design/errors.ts';
import { linkErrors } from '../plans/links/errors.ts';
import { reviewErrors } from '../plans/reviews/errors.ts';
import { shareErrors } from '../plans/shares/errors.ts';
import { practiceErrors } from '../practices/errors.ts';
import { gumCarvingErrors } from '../production/gum-carving-errors.ts';
import { batchErrors } from '../production/batches/batch-errors.ts';
import { deviceErrors } from '../production/devices/device-errors.ts';
import { orderErrors } from '../production/orders/order-errors.ts';
import { templateErrors } from '../production/templates/template-errors.ts';
import { type ErrorEntry, type ErrorValues, type Lang, sentenceOf } from './error-entry.ts';
import { requestErrors } from './request-errors.ts';

export type { BilingualValue, ErrorEntry, ErrorValues, Lang } from './error-entry.ts';

/**
 * The error catalogue, by domain. A refusal is answered with HTTP 200 and its code; only what is wrong with the request
 * itself, the login, the address or the server has another HTTP status.
 */
export const errors = {
  ...requestErrors,
  ...accessErrors,
  ...practiceErrors,
  ...caseErrors,
  ...certificationErrors,
  ...creditErrors,
  ...fileErrors,
  ...settingErrors,
  ...compositionErrors,
  ...customizationErrors,
  ...gumCarvingErrors,
  ...messagingErrors,
  ...apiErrors,
  ...planErrors,
  ...commentErrors,
  ...assistErrors,
  ...finishErrors,
  ...planDesignErrors,
  ...presentationErrors,
  ...linkErrors,
  ...reviewErrors,
  ...shareErrors,
  ...orderErrors,
  ...deviceErrors,
  ...batchErrors,
  ...templateErrors,
} as const satisfies Record<string, ErrorEntry>;

export type ErrorName = keyof typeof errors;

const byCode = new Map<number, ErrorName>(
  (Object.keys(errors) as ErrorName[]).map((name) => [errors[name].code, name] as const),
);

/** The name of a code in the catalogue, or undefined for a code from elsewhere. */
export const errorNameOf = (code: number): ErrorName | undefined => byCode.get(code);

/** The sentence of an error in one language, with its values filled in. */
export const errorText = (name: ErrorName, lang: Lang, values: ErrorValues = {}): string =>
  sentenceOf(errors[name], lang, values);
