import { z } from 'zod';
import { caseStatusSchema } from '../cases/status.ts';
import { type TeamRole, rolesOn } from '../access/roles.ts';
import { counted, id, instant } from '../wire/envelope.ts';
import { valueSchema } from '../wire/values.ts';
import { designWorkKinds } from './design-work.ts';
import { memberStatusSchema } from './entities.ts';

export const teamRoleSchema = z.enum(rolesOn('design', 'team') as readonly TeamRole[]);

/** A role of a designer with its number. */
export const designerRole = z.object({
  roleKey: teamRoleSchema,
  assignType: z.number().int(),
  /** Takes the tasks of this role unless somebody else is named. */
  isDefault: z.boolean(),
});

export const designTeam = z.object({
  designTeamId: id,
  designTeamNo: z.string(),
  teamName: z.string(),
  practiceId: id,
  practiceName: z.string(),
  /** Enabled or disabled; a disabled one sees no case. */
  status: memberStatusSchema,
  /** Those who are enabled and have a role. */
  memberCount: z.number().int(),
  /** Those who came by the link and have no role yet. */
  waitingCount: z.number().int(),
  /** The reader created the practice. */
  manages: z.boolean(),
  /** The reader belongs to it, and how; null for a creator who does not. */
  own: z.object({ status: memberStatusSchema, roles: z.array(teamRoleSchema) }).nullable(),
});
export type DesignTeam = z.infer<typeof designTeam>;

export const designer = z.object({
  designTeamId: id,
  teamName: z.string(),
  userId: id,
  status: memberStatusSchema,
  nickName: z.string().nullable(),
  userName: z.string(),
  /** For the creator of the practice alone. */
  phone: z.string().nullable(),
  email: z.string().nullable(),
  department: z.string().nullable(),
  roleVoList: z.array(designerRole),
  /** Came by the link, and sees nothing until the creator gives a role. */
  waiting: z.boolean(),
  /** The creator of the team made the account, and it works nowhere else. */
  mayReset: z.boolean(),
  joinTime: instant.nullable(),
});
export type Designer = z.infer<typeof designer>;

export const workCounts = z.object(
  Object.fromEntries(designWorkKinds.map(({ value }) => [value, z.number().int()])) as {
    [K in (typeof designWorkKinds)[number]['value']]: z.ZodNumber;
  },
);
export type WorkCounts = z.infer<typeof workCounts>;

/** How long something took, and how often it came back. */
const pace = {
  /** Half of them took less; in hours, null where nothing was done whose beginning is known. */
  medianHours: z.number().nullable(),
};

export const teamWork = z.object({
  /** Every day of the span, the oldest first. */
  days: z.array(z.object({ day: z.iso.date(), counts: workCounts })),
  members: z.array(
    z.object({
      userId: id,
      userName: z.string(),
      nickName: z.string().nullable(),
      status: memberStatusSchema,
      counts: workCounts,
      roles: z.array(teamRoleSchema),
      /** Plans that they submitted, and what came back of theirs: from an internal audit, and from the doctor. */
      design: z.object({
        submitted: z.number().int(),
        rejected: z.number().int(),
        refused: z.number().int(),
        ...pace,
      }),
      /** Audits that they decided, and how many of them against the plan. */
      audit: z.object({ decided: z.number().int(), rejected: z.number().int(), ...pace }),
      /** Cases that they worked on. */
      caseCount: z.number().int(),
    }),
  ),
});
export type TeamWork = z.infer<typeof teamWork>;

/** What a member did to a case that the reader sees. */
export const workedCase = z.object({
  caseId: id,
  version: counted,
  ptNo: z.string(),
  patientName: z.string(),
  status: caseStatusSchema,
  kind: valueSchema(designWorkKinds),
  time: instant,
});
export type WorkedCase = z.infer<typeof workedCase>;
