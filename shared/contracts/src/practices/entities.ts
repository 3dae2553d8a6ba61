import { z } from 'zod';
import { day, id, instant } from '../wire/envelope.ts';
import { valueSchema } from '../wire/values.ts';
import { joinMachine, joinStatuses } from './join-machine.ts';
import { memberIdentities, memberStatuses } from './member-status.ts';

export const memberStatusSchema = valueSchema(memberStatuses);

/** What a search for a practice tells somebody who does not belong to it. */
export const foundPractice = z.object({ name: z.string(), abbreviation: z.string(), number: z.string() });
export type FoundPractice = z.infer<typeof foundPractice>;

export const practiceProfile = z.object({
  practiceId: id,
  name: z.string(),
  abbreviation: z.string(),
  number: z.string(),
  phone: z.string().nullable(),
  region: z.string().nullable(),
  province: z.string().nullable(),
  city: z.string().nullable(),
  area: z.string().nullable(),
  address: z.string().nullable(),
  profile: z.string().nullable(),
  /** Day on which the service ends, YYYY-MM-DD. */
  expiredDay: z.string().nullable(),
  creatorName: z.string(),
});
export type PracticeProfile = z.infer<typeof practiceProfile>;

const joinActions = z.array(z.enum(joinMachine.actions));

/** An application as the applicant sees it. */
export const ownApplication = z.object({
  applyId: id,
  practiceName: z.string(),
  abbreviation: z.string(),
  number: z.string(),
  applyTime: instant,
  status: valueSchema(joinStatuses),
  reason: z.string().nullable(),
  /** What the reader may do with it now. */
  actions: joinActions,
});
export type OwnApplication = z.infer<typeof ownApplication>;

/** An application as the creator of the practice sees it. */
export const joinRequest = ownApplication.extend({
  practiceId: id,
  applicantName: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
});
export type JoinRequest = z.infer<typeof joinRequest>;

export const member = z.object({
  userId: id,
  /** The name that they log in with. */
  code: z.string(),
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  registerTime: instant,
  identity: z.enum(memberIdentities),
  role: z.string().nullable(),
  department: z.string().nullable(),
  status: memberStatusSchema,
  /** An account that the creator made for an assistant; it serves for a time, and is changed among the assistants. */
  serving: z.boolean(),
  /** Last day of the service of an assistant, YYYY-MM-DD. */
  expiredDay: z.string().nullable(),
  expired: z.boolean(),
});
export type Member = z.infer<typeof member>;

/** A practice that an assistant serves, and until when. */
export const assistantService = z.object({
  practiceId: id,
  practiceName: z.string(),
  expiredDay: z.string().nullable(),
  expired: z.boolean(),
  status: memberStatusSchema,
});

export const assistant = z.object({
  userId: id,
  userName: z.string(),
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  registerTime: instant,
  /** Only those of practices that the reader owns. */
  services: z.array(assistantService),
});
export type Assistant = z.infer<typeof assistant>;

/** Services as a creator gives them; no day means no end. */
export const givenServices = z
  .array(z.strictObject({ practiceId: id, expiredDay: day.nullish() }))
  .min(1)
  .max(100);
export type GivenServices = z.infer<typeof givenServices>;
