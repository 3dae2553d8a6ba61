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
import { planDesignErrors } from '../plans/design/errors.ts';
import { finishErrors } from '../plans/finish/errors.ts';
import { linkErrors } from '../plans/links/errors.ts';
import { reviewErrors } from '../plans/reviews/errors.ts';
import { shareErrors } from '../plans/shares/errors.ts';
import { practiceErrors } from '../practices/errors.ts';
import { gumCarvingErrors } from '../production/gum-carving-errors.ts';
import { batchErrors } from '../production/batches/batch-errors.ts';
import { deviceErrors } from '../production/devices/device-errors.ts';
import { orderErrors } from '../production/orders/order-errors.ts';
import { processErrors } from '../production/processing/process-errors.ts';
import { templateErrors } from '../production/templates/template-errors.ts';

/**
 * The catalogue less its early part: what can be met behind the login, by domain. A page loads it in its own language
 * (`later-errors.zh-CN.ts`, `later-errors.en-US.ts`), so that the other half of the words stays where it is.
 */
export const laterErrors = {
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
  ...planDesignErrors,
  ...finishErrors,
  ...presentationErrors,
  ...linkErrors,
  ...reviewErrors,
  ...shareErrors,
  ...orderErrors,
  ...deviceErrors,
  ...batchErrors,
  ...templateErrors,
  ...processErrors,
} as const;
