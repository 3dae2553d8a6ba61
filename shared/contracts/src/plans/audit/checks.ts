import { z } from 'zod';
import type { PlanType } from '../plan-type.ts';

const both = ['target', 'step'] as const satisfies readonly PlanType[];
const stages = ['step'] as const satisfies readonly PlanType[];

/** What an internal auditor looks at before a plan passes, in the order in which it is shown. */
export const auditChecks = [
  { key: 'prescription', of: both, zh: '符合处方与目标位', en: 'Keeps to prescription and target', unassessed: false },
  { key: 'contacts', of: both, zh: '接触与咬合', en: 'Contacts and occlusion', unassessed: true },
  { key: 'limits', of: stages, zh: '每步限值', en: 'Limits of a step', unassessed: false },
  { key: 'ipr', of: both, zh: '邻面去釉总量与时机', en: 'IPR, amounts and timing', unassessed: false },
  { key: 'attachments', of: both, zh: '附件位置与时机', en: 'Attachments, places and timing', unassessed: false },
  { key: 'steps', of: stages, zh: '步数与平衡', en: 'Number of steps, balance of the jaws', unassessed: false },
  { key: 'roots', of: both, zh: '牙根与骨', en: 'Roots and bone', unassessed: true },
] as const satisfies readonly {
  readonly key: string;
  readonly of: readonly PlanType[];
  readonly zh: string;
  readonly en: string;
  /** Whether it may be said that it could not be assessed, as where there is no bite or no CBCT. */
  readonly unassessed: boolean;
}[];
export type AuditCheck = (typeof auditChecks)[number]['key'];

/** What is looked at in a plan of this kind. */
export const auditChecksOf = (planType: PlanType) =>
  auditChecks.filter(({ of }) => of.some((each: PlanType) => each === planType));

const keys = auditChecks.map(({ key }) => key);
export const auditAnswers = ['ok', 'notAssessed'] as const;
export type AuditAnswer = (typeof auditAnswers)[number];

const allowed = (key: AuditCheck, answer: AuditAnswer): boolean =>
  answer === 'ok' || auditChecks.some((check) => check.key === key && check.unassessed);

/** What an auditor has said so far, by check; what was not looked at is absent. */
export const auditFindings = z
  .partialRecord(z.enum(keys), z.enum(auditAnswers))
  .refine((said) => Object.entries(said).every(([key, answer]) => allowed(key as AuditCheck, answer)), {
    error: 'this has to be assessed',
  });
export type AuditFindings = z.infer<typeof auditFindings>;

/** How many checks of a plan nobody has answered. */
export const openChecks = (planType: PlanType, said: AuditFindings | null): number =>
  auditChecksOf(planType).filter(({ key }) => said?.[key] === undefined).length;

/** What the document of a plan tells an auditor. Lengths in mm, angles in degrees. */
export const auditFacts = z.object({
  upperSteps: z.number().int().nullable(),
  lowerSteps: z.number().int().nullable(),
  /** The farthest that a tooth goes, and turns, in one step; null where there are no steps. */
  largestStep: z.object({ mm: z.number(), degrees: z.number() }).nullable(),
  /** Of all teeth; types of teeth may have their own. */
  limits: z.object({ mm: z.number(), degrees: z.number() }),
  /** How much of what its own limits allow a tooth takes in one step at most: 1 is all. Null where there are no steps. */
  largestShare: z.number().nullable(),
  ipr: z.object({ contacts: z.number().int(), mm: z.number() }),
  attachments: z.number().int(),
  /** Steps whose contacts with the other jaw were computed, of all that were computed. */
  contacts: z.object({ assessed: z.number().int(), all: z.number().int() }),
});
export type AuditFacts = z.infer<typeof auditFacts>;
