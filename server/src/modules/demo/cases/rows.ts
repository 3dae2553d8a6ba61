import { caseStatus, entrustTo, treatStatus } from '@archway/contracts';
import type { ImportedCase } from '../../cases/api.ts';
import { type DemoCase, PHASE } from './demo-cases.ts';
import { demoRefinements } from './refinements.ts';
import { demoPrescription } from './prescriptions.ts';
import { demoRequest } from './requests.ts';
import type { Actor } from './story.ts';

/** The accounts that play in the demonstration of one practice. */
export interface Cast {
  readonly practiceId: string;
  readonly doctors: readonly string[];
  readonly assistant: string | null;
  /** By way of design: 0 nobody, 1 the design center, 2 the team. */
  readonly designers: readonly (string | null)[];
  readonly auditors: readonly (string | null)[];
  readonly maker: string | null;
  /** Design center for entrust 1, '0' when the practice has none. */
  readonly centerId: string;
}

const doctorOf = (demo: DemoCase, cast: Cast): string => cast.doctors[demo.doctor] as string;

function actorId(actor: Actor, demo: DemoCase, cast: Cast): string | null {
  const { entrust } = demo;
  switch (actor) {
    case 'doctor':
      return doctorOf(demo, cast);
    case 'assistant':
      return cast.assistant ?? doctorOf(demo, cast);
    case 'designer':
      return cast.designers[entrust] ?? null;
    case 'auditor':
      return cast.auditors[entrust] ?? null;
    case 'maker':
      return cast.maker;
    case 'system':
      return null;
  }
}

/** What case and current version have in common. */
function stateOf(demo: DemoCase, cast: Cast) {
  const last = demo.story.at(-1)?.at ?? demo.createdAt;
  const submit = demo.story.find((happening) => happening.action === 'submit');
  const { entrust } = demo;
  return {
    stage: demo.stage,
    version: demo.stage,
    status: demo.status,
    statusTime: new Date(last),
    // Whoever has the aligners is being treated.
    treatStatus: demo.status === caseStatus.completed ? treatStatus.treating : treatStatus.ready,
    doctorId: doctorOf(demo, cast),
    patientName: demo.name,
    gender: demo.look.gender,
    birthday: demo.birthday,
    productType: 'aligner' as const,
    entrust,
    designCenterId: submit && entrust === entrustTo.center ? cast.centerId : '0',
    upperSteps: demo.steps?.[0] ?? null,
    lowerSteps: demo.steps?.[1] ?? null,
    submitTime: submit ? new Date(submit.at) : null,
    updateTime: new Date(last),
  };
}

const creatorOf = (demo: DemoCase, cast: Cast): string =>
  (demo.byAssistant ? cast.assistant : null) ?? doctorOf(demo, cast);

/** A demonstration case as it is imported. */
export const importedCase = (demo: DemoCase, cast: Cast, ptNo: string): ImportedCase => ({
  row: {
    ...stateOf(demo, cast),
    practiceId: cast.practiceId,
    serviceType: demo.service,
    ptNo,
    creatorId: creatorOf(demo, cast),
    dataSource: demo.byApi ? 'api' : 'web',
    handedOver: demo.stage > 1 || demo.story.some((happening) => happening.action === 'submit'),
    createTime: new Date(demo.openedAt),
  },
  versions: versionsOf(demo, cast),
  prescription: { content: demoRequest(demo, ptNo) ?? demoPrescription(demo, ptNo), savedBy: creatorOf(demo, cast) },
  refinements: demoRefinements(demo, creatorOf(demo, cast), (version) => startOf(demo, version)),
  records: recordsOf(demo, cast),
  labels: demo.labels,
  followers: demo.focused ? cast.doctors : [],
});

/** When a version was opened: the newest when its story begins, each earlier one a phase before. */
const startOf = (demo: DemoCase, version: number): Date => new Date(demo.createdAt - (demo.stage - version) * PHASE);

function versionsOf(demo: DemoCase, cast: Cast): ImportedCase['versions'] {
  const state = stateOf(demo, cast);
  const current = { ...state, createTime: new Date(demo.createdAt) };
  const earlier = Array.from({ length: demo.stage - 1 }, (_, index) => {
    const start = startOf(demo, index + 1);
    const end = new Date(start.getTime() + PHASE / 2);
    return {
      ...current,
      version: index + 1,
      stage: index + 1,
      status: caseStatus.completed,
      statusTime: end,
      treatStatus: treatStatus.ended,
      submitTime: start,
      createTime: start,
      updateTime: end,
    };
  });
  return [...earlier, current];
}

function recordsOf(demo: DemoCase, cast: Cast): ImportedCase['records'] {
  const base = { version: demo.stage };
  const created = {
    ...base,
    action: 'create' as const,
    fromStatus: null,
    toStatus: 0 as const,
    userId: creatorOf(demo, cast),
    at: new Date(demo.createdAt),
  };
  const later = demo.story.map(({ action, from, to, actor, note, at }) => ({
    ...base,
    action,
    fromStatus: from,
    toStatus: to,
    userId: actorId(actor, demo, cast),
    note: note ?? null,
    at: new Date(at),
  }));
  return [created, ...later];
}
