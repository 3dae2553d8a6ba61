import { z } from 'zod';
import { id } from '../wire/envelope.ts';
import { memberStatusSchema } from './entities.ts';

/** A design center by its number or its id, as anybody may find it who was given one. */
export const namedCenter = z.object({ designCenterId: id, designCenterNo: z.string(), designCenterName: z.string() });
export type NamedCenter = z.infer<typeof namedCenter>;

/** A design center that a practice is bound to. */
export const boundCenter = namedCenter.extend({
  practiceDefault: z.boolean(),
  /** Confirmed lab designs are charged to the center. */
  centerPays: z.boolean(),
  /** A disabled one takes no cases. */
  status: memberStatusSchema,
});
export type BoundCenter = z.infer<typeof boundCenter>;

/** A practice that a design center designs for. */
export const servedPractice = z.object({
  practiceId: id,
  name: z.string(),
  number: z.string(),
  practiceDefault: z.boolean(),
  centerPays: z.boolean(),
});
export type ServedPractice = z.infer<typeof servedPractice>;

export const centerStaff = z.object({
  userId: id,
  userName: z.string(),
  nickName: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  status: memberStatusSchema,
});
export type CenterStaff = z.infer<typeof centerStaff>;

/** A design center as its staff see it. */
export const ownCenter = namedCenter.extend({
  practices: z.array(servedPractice),
  staff: z.array(centerStaff.pick({ userId: true, userName: true, nickName: true, status: true })),
});
export type OwnCenter = z.infer<typeof ownCenter>;

/** A line of the operator's list. */
export const centerRow = namedCenter.extend({
  status: memberStatusSchema,
  staffCount: z.number().int(),
  practiceCount: z.number().int(),
});
export type CenterRow = z.infer<typeof centerRow>;

/** A design center as the operator sees it. */
export const centerDetail = centerRow.extend({
  practices: z.array(servedPractice),
  staff: z.array(centerStaff),
  /** Credits that it has left. */
  credits: z.number().int(),
});
export type CenterDetail = z.infer<typeof centerDetail>;
