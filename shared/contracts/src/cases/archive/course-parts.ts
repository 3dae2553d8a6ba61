import { z } from 'zod';
import { counted, id, instant } from '../../wire/envelope.ts';
import { auditFindings } from '../../plans/audit/checks.ts';
import { planTypes } from '../../plans/plan-type.ts';
import { presentationLimits } from '../../plans/presentations/limits.ts';
import { presentationLanguages, slidesSchema } from '../../plans/presentations/slides.ts';
import { planResultSchema } from '../../plans/results.ts';
import { planStatusSchema } from '../../plans/status.ts';
import { auditKinds, seenSubjects, changedSubjects } from '../audit/audited.ts';
import { caseFinding, doubtObject } from '../doubts.ts';
import { implantReportSchema } from '../implant-report/schema.ts';
import { prescriptionSchema } from '../prescription/schema.ts';
import { recordedActions } from '../recorded-actions.ts';
import { refinementProblemSchema } from '../refinement/schema.ts';
import { designRequestSchema } from '../requests/schema.ts';
import { caseStatusSchema } from '../status.ts';
import { atPlaces } from './in-order.ts';
import { caseEntryPath, caseManifest, sha256Hex } from './manifest.ts';
import { archivedPerson } from './person.ts';

const MOST = 100_000;
const ofVersion = ({ version }: { version: number }): string => String(version);
const notes = z.string().max(20_000).nullable();

/** What the doctor asked for: a prescription, or the request of another service. */
export const archivedPrescriptions = atPlaces(
  z.strictObject({
    version: counted,
    content: z.union([designRequestSchema, prescriptionSchema]),
    revision: counted,
    savedBy: archivedPerson.nullable(),
    savedTime: instant,
  }),
  MOST,
  ofVersion,
);
export type ArchivedPrescription = z.infer<typeof archivedPrescriptions>[number];

/** Implant reports: what is written of them, and what was issued. */
export const archivedImplantReports = atPlaces(
  z.strictObject({
    version: counted,
    draft: implantReportSchema,
    revision: counted,
    savedBy: archivedPerson,
    savedTime: instant,
    issued: z.strictObject({ report: implantReportSchema, by: archivedPerson, at: instant }).nullable(),
  }),
  MOST,
  ofVersion,
);
export type ArchivedImplantReport = z.infer<typeof archivedImplantReports>[number];

/** Why versions were restarted. */
export const archivedRefinements = atPlaces(
  z.strictObject({ version: counted, problem: refinementProblemSchema, by: archivedPerson, at: instant }),
  MOST,
  ofVersion,
);
export type ArchivedRefinement = z.infer<typeof archivedRefinements>[number];

/** A finding whose files are named by their entries: null for one that the case does not have any more. */
export const archivedFinding = caseFinding.strict().extend({
  objects: z.array(doubtObject.omit({ id: true, thumbName: true }).strict().extend({ file: caseEntryPath.nullable() })),
});
export type ArchivedFinding = z.infer<typeof archivedFinding>;

/** The progress log, oldest first. `by` is null where the server acted by itself. */
export const archivedProgress = z
  .array(
    z.strictObject({
      id,
      version: counted,
      action: z.enum(recordedActions),
      from: caseStatusSchema.nullable(),
      to: caseStatusSchema,
      by: archivedPerson.nullable(),
      asAdmin: z.boolean(),
      note: notes,
      findings: z.array(archivedFinding).max(1000),
      at: instant,
    }),
  )
  .max(MOST);
export type ArchivedStep = z.infer<typeof archivedProgress>[number];

/** Doubts of the machine that somebody has answered. The files in a key are named by their entries. */
export const archivedAnswers = atPlaces(
  z.strictObject({ version: counted, key: z.string().max(2000), by: archivedPerson, at: instant }),
  MOST,
  ({ version, key }) => `${version} ${key}`,
);
export type ArchivedAnswer = z.infer<typeof archivedAnswers>[number];

/** Meshes that documents of plans name. */
export const archivedPlanMeshes = atPlaces(
  z.strictObject({ version: counted, sha256: sha256Hex, file: caseEntryPath }),
  MOST,
  ({ sha256 }) => sha256,
);
export type ArchivedPlanMesh = z.infer<typeof archivedPlanMeshes>[number];

/** Presentations for the patient, oldest first. What was gone of the case by then, their slides do not show any more. */
export const archivedPresentations = z
  .array(
    z.strictObject({
      id,
      version: counted,
      title: z.string().max(presentationLimits.title),
      language: z.enum(presentationLanguages),
      /** Ids in them are places, counted from 1: of pictures in `pictures`, of plans among those of the archive. */
      slides: slidesSchema,
      pictures: z.array(caseEntryPath).max(2 * presentationLimits.slides),
      revision: counted,
      createdBy: archivedPerson,
      createTime: instant,
      updatedBy: archivedPerson,
      updateTime: instant,
    }),
  )
  .max(MOST);
export type ArchivedPresentation = z.infer<typeof archivedPresentations>[number];

/** Plans, oldest first. */
export const archivedPlans = z
  .array(
    z.strictObject({
      id,
      version: counted,
      name: z.string().max(200),
      planType: z.enum(planTypes),
      kind: z.enum(['doctorDraft', 'auditPlan', 'doctorEntrust']),
      status: planStatusSchema,
      designer: archivedPerson.nullable(),
      auditor: archivedPerson.nullable(),
      upperSteps: z.number().int().nullable(),
      lowerSteps: z.number().int().nullable(),
      remarks: notes,
      /** Which of these plans it was copied from, counted from 1; in older archives also the target of stages. */
      source: counted.nullable(),
      /** The target of stages, counted likewise. */
      target: counted.nullable().optional(),
      result: planResultSchema.nullable().optional(),
      reviewMessage: notes.optional(),
      clinicalMessage: notes.optional(),
      /** What was designed in it, as JSON. */
      document: z
        .strictObject({ file: caseEntryPath, sha256: sha256Hex, savedBy: archivedPerson.nullable(), saveTime: instant })
        .nullable()
        .optional(),
      /** What its internal auditor has looked at. */
      auditFindings: auditFindings.nullable().optional(),
      confirmedHash: sha256Hex.nullable().optional(),
      createTime: instant,
      updateTime: instant,
    }),
  )
  .max(MOST)
  .refine((plans) => plans.every(({ source, target }, index) => Math.max(source ?? 0, target ?? 0) <= index), {
    error: 'a plan comes after the one that it was made from',
  });
export type ArchivedPlan = z.infer<typeof archivedPlans>[number];

/** An entry of an audit trail, as it was written: its ids are those of the installation that wrote it. */
const trailEntry = z.strictObject({
  caseId: id,
  seq: counted,
  version: counted,
  userId: id.nullable(),
  userName: z.string(),
  roles: z.array(z.string()),
  at: instant,
  kind: z.enum(auditKinds),
  subject: z.enum([...seenSubjects, ...changedSubjects]),
  details: z.record(z.string(), z.json()),
  previousHash: sha256Hex,
  hash: sha256Hex,
});
const archivedTrail = z.array(trailEntry).max(1_000_000);
export type ArchivedTrailEntry = z.infer<typeof trailEntry>;

/**
 * The trail of the case where the archive was made, and of each installation that it came to there from, the first one
 * first. They are evidence: an import keeps them as they are and chains nothing anew.
 */
export const archivedAudit = z.strictObject({
  trail: archivedTrail,
  earlier: z
    .array(
      z.strictObject({
        ...caseManifest.pick({ exported: true, source: true, seal: true }).shape,
        trail: archivedTrail,
      }),
    )
    .max(50),
});
export type ArchivedAudit = z.infer<typeof archivedAudit>;
