import {
  type CaseStatus,
  type CommentPin,
  type MessageSide,
  type PlanDocument,
  caseStatus,
  entrustTo,
  presentationTemplates,
  slidesOf,
} from '@archway/contracts';
import { randomUUID } from 'node:crypto';
import type { AppContext } from '../../../context.ts';
import type { Transaction } from '../../../infrastructure/database/database.ts';
import { newToken, tokenHash } from '../../access/api.ts';
import { type ImportedThread, importThreads } from '../../comments/api.ts';
import { insertAssist, insertReview, insertShare, visitsOfReviews, visitsOfShares } from '../../plans/api.ts';
import { insertPresentation, sourcesOf } from '../../presentations/api.ts';
import type { SeededCase } from '../cases/cases.ts';
import type { Cast } from '../cases/rows.ts';
import type { ScannedPatients } from './documents.ts';
import { type Thread, type Voice, deliberation } from './deliberation-words.ts';
import type { PlanOfStory, PlannedCase } from './plan-story.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const newId = (): string => randomUUID().slice(-12);
const sides: Record<Voice, MessageSide> = { doctor: 'practice', designer: 'design', auditor: 'design' };

interface Made {
  readonly each: PlannedCase;
  readonly told: PlanOfStory;
  readonly planId: string;
  readonly document: { readonly sha256: string; readonly bytes: Uint8Array } | null;
}

/** Stages of a case of the practice, with the people around them. */
interface Stages extends Made {
  readonly document: NonNullable<Made['document']>;
  readonly demo: SeededCase['demo'];
  readonly who: Readonly<Record<Voice, string>>;
}

/**
 * What was said of plans, asked of experts and of the design center, and shown to patients: on the cases of the main
 * practice that were touched longest ago, so that what is done next lies open before whoever looks around.
 */
export async function seedDeliberation(
  context: Pick<AppContext, 'db'>,
  { main }: ScannedPatients,
  made: readonly Made[],
  now: number,
): Promise<void> {
  const all = stagesOf(main.cast, main.cases, made);
  const of = (status: CaseStatus): Stages[] =>
    all.filter(({ each }) => each.status === status).sort((a, b) => a.each.judged.getTime() - b.each.judged.getTime());
  const waiting = of(caseStatus.pendingApproval);
  const [first, second] = waiting;
  const inTeam = waiting.filter(({ demo }) => demo.entrust === entrustTo.team);
  const [confirmed] = of(caseStatus.inProduction).concat(of(caseStatus.planConfirmed));
  await context.db.transaction(async (tx) => {
    for (const stages of [first, second, confirmed]) if (stages) await importThreads(tx, threadsOf(stages, now));
    if (first) await reviewed(tx, first, now, true);
    if (second) await reviewed(tx, second, now, false);
    const { centerId, designers } = main.cast;
    const helper = designers[entrustTo.center];
    if (centerId !== '0' && helper) {
      const [asked, answered] = [inTeam.at(-1), inTeam.at(-2)];
      if (answered) await assisted(tx, answered, now, { centerId, helper, answered: true });
      if (asked) await assisted(tx, asked, now, { centerId, helper, answered: false });
    }
    if (confirmed) await shown(tx, confirmed, now);
  });
}

/** The last stages of each case of these that were designed by somebody for its doctor. */
function stagesOf(cast: Cast, cases: readonly SeededCase[], made: readonly Made[]): Stages[] {
  const known = new Map(cases.map(({ caseId, demo }) => [caseId, demo]));
  const last = new Map<string, Stages>();
  for (const one of made) {
    const { each, told, document } = one;
    const demo = known.get(each.caseId);
    const doctor = demo && cast.doctors[demo.doctor];
    const { auditorId: auditor, designerId: designer } = each;
    if (!doctor || !auditor || !document || each.self || told.plan.planType !== 'step') continue;
    last.set(each.caseId, { ...one, document, demo, who: { doctor, designer, auditor } });
  }
  return [...last.values()];
}

const wordsOf = ({ demo }: Stages) => deliberation[demo.look.chinese ? 'zh' : 'en'];

function threadsOf(stages: Stages, now: number): ImportedThread[] {
  const { each, planId, who, document } = stages;
  const design = JSON.parse(Buffer.from(document.bytes).toString('utf8')) as PlanDocument;
  const begins = Math.min(each.judged.getTime(), now - DAY);
  // What is done needs nobody any more.
  const isOver = each.status !== caseStatus.pendingApproval;
  return wordsOf(stages).threads.map((thread, index) => {
    const at = new Date(begins + index * HOUR);
    const resolved = thread.resolved ?? (isOver ? 'doctor' : null);
    return {
      ...{ caseId: each.caseId, planId, number: index + 1, audience: thread.audience, pin: pinOf(thread, design) },
      ...{ userId: who[thread.by], side: sides[thread.by], text: thread.text, at },
      resolveTime: resolved && new Date(at.getTime() + 5 * HOUR),
      resolvedBy: resolved && who[resolved],
      answers: thread.answers.map(({ by, text }) => ({
        ...{ userId: who[by], side: sides[by], text, at: new Date(at.getTime() + 2 * HOUR) },
      })),
    };
  });
}

function pinOf({ teeth, at }: Thread, { teeth: planned, aligners }: PlanDocument): CommentPin {
  const tooth = planned.find(({ fdi, body }) => body && teeth.includes(fdi))?.fdi;
  const steps = Math.max(aligners.upper.length, aligners.lower.length) - 1;
  return { teeth: tooth ? [tooth] : [], step: at === null ? null : Math.round(at * steps), view: null };
}

/** Somebody who opened a link, by an address that is kept for examples. */
const visit = (linkId: string, at: Date) => ({
  ...{ linkId, at, lastAt: new Date(at.getTime() + 4 * 60_000), deviceHash: tokenHash(newToken()) },
  ...{ address: '203.0.113.24', userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) Safari/604.1' },
});

/** An expert was asked by a link: has answered, and the doctor took that over; or is still expected. */
async function reviewed(tx: Transaction, stages: Stages, now: number, isDone: boolean): Promise<void> {
  const { each, planId, document, who, demo } = stages;
  const { name, question, reason } = wordsOf(stages).expert;
  const asked = new Date(Math.min(each.judged.getTime() + HOUR, now - DAY));
  const [opened, decided] = [new Date(asked.getTime() + 6 * HOUR), new Date(asked.getTime() + 7 * HOUR)];
  const { reviewId } = await insertReview(tx, {
    ...{
      caseId: each.caseId,
      version: each.version,
      planId,
      kind: 'expert',
      state: isDone ? 'passApplied' : 'pending',
    },
    ...{ userId: who.doctor, side: 'practice', recipientName: name, recipientMail: 'expert@example.org' },
    ...{ lang: demo.look.chinese ? 'zh-CN' : 'en-US', question, protection: 'code', tokenHash: tokenHash(newToken()) },
    ...{ documentHash: document.sha256, maxViews: 5, views: isDone ? 1 : 0, askedAt: asked },
    expiresAt: new Date((isDone ? asked.getTime() : now) + 14 * DAY),
    ...(isDone && { reason, decidedAt: decided, appliedAt: new Date(decided.getTime() + HOUR) }),
  });
  if (isDone) await visitsOfReviews.insert(tx, visit(reviewId, opened));
}

interface Help {
  readonly centerId: string;
  /** Of the design center. */
  readonly helper: string;
  readonly answered: boolean;
}

/** The design center was asked for a second look at what the team designed; the ledger knows of both. */
async function assisted(tx: Transaction, stages: Stages, now: number, { centerId, helper, answered }: Help) {
  const { each, planId, document, who } = stages;
  const { question, answer, open } = wordsOf(stages).assist;
  const asked = new Date(now - (answered ? 7 : 1) * DAY);
  await insertAssist(tx, {
    ...{ caseId: each.caseId, version: each.version, planId, centerId, userId: who.doctor, askedAt: asked },
    ...{ question: answered ? question : open, documentHash: document.sha256, state: answered ? 'answered' : 'asked' },
    ...(answered && {
      ...{ helperId: helper, takenAt: new Date(asked.getTime() + 3 * HOUR), verdict: 'change', answer },
      answeredAt: new Date(asked.getTime() + 26 * HOUR),
    }),
  });
}

/** What the patient of a confirmed plan was shown: a presentation, and a link to the plan. */
async function shown(tx: Transaction, stages: Stages, now: number): Promise<void> {
  const { each, planId, document, who, demo } = stages;
  const { caseId, version } = each;
  const language = demo.look.chinese ? 'zh-CN' : 'en-US';
  const template = presentationTemplates.find(({ key }) => key === 'plan')!;
  const at = new Date(Math.min(each.judged.getTime(), now - 2 * DAY));
  const sources = await sourcesOf(tx, caseId);
  await insertPresentation(tx, {
    ...{ caseId, version, title: template.title[language], language, createdBy: who.doctor, updatedBy: who.doctor },
    slides: slidesOf(template, { language, sources, subtitle: each.patientName, newId }),
    ...{ createTime: at, updateTime: at },
  });
  const { shareId } = await insertShare(tx, {
    ...{ caseId, version, planId, documentHash: document.sha256, userId: who.doctor, keyHash: tokenHash(newToken()) },
    ...{ includeDoctor: true, includeHospital: true, includeHistory: false, portrait: false, photos: 'mouth' },
    ...{ wearDays: 10, views: 1, sharedAt: at, seenAt: new Date(now - DAY), expiresAt: new Date(now + 30 * DAY) },
  });
  await visitsOfShares.insert(tx, visit(shareId, new Date(now - DAY)));
}
