/** Credits and free quotas, for the modules above them. What else can be charged stands in `charges.ts`. */
export {
  type Charge,
  type PaidCase,
  chargeConfirmation,
  chargeOrder,
  noteFailedConfirmation,
  priceOfConfirmation,
  priceOfOrder,
  returnAssistAudit,
  spendAssistAudit,
} from './charges.ts';
export { balancesOf } from './account-repository.ts';
export { anyTransaction } from './entry-repository.ts';
export type { Holder } from './holder.ts';
export { tellLowCredits } from './low-credits.ts';
export { patientsSeen } from './ports.ts';
export { type BookedCase, type Posting, post } from './post.ts';
