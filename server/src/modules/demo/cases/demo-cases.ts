import {
  type CaseStatus,
  type Entrust,
  type OpenedService,
  caseStatus,
  entrustTo,
  entrusts,
  isOneOf,
  makesAppliance,
  plannedStatuses,
  serviceTypes,
} from '@archway/contracts';
import { formatCaseNumber, monthOf } from '../../cases/api.ts';
import { Chance } from './chance.ts';
import type { Complaint } from './complaints.ts';
import type { DemoLabel } from './labels.ts';
import type { DemoLook } from './looks.ts';
import { asPatients } from './patients.ts';
import { restingStatuses } from './reach.ts';
import { saidOf } from './said.ts';
import { type Happening, selfDesigned, statusShares, storyOf } from './story.ts';

const aligner = serviceTypes.aligner.id;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Between the beginnings of two phases of one treatment. */
export const PHASE = 120 * DAY;

/** What happened to a demonstration case, before it is known to whom. Times are milliseconds. */
export interface DemoCourse {
  readonly service: OpenedService;
  readonly status: CaseStatus;
  /** 1 for the initial phase; earlier phases are completed ones. */
  readonly stage: number;
  readonly entrust: Entrust;
  readonly doctor: number;
  readonly byAssistant: boolean;
  /** Whether it came through the interface for other programs. */
  readonly byApi: boolean;
  readonly labelled: boolean;
  /** Aligners of each jaw beyond the fewest that its plan may have. */
  readonly spareSteps: readonly [number, number] | null;
  readonly focused: boolean;
  /** When the case was opened, when its current phase began, and when it was touched last. */
  readonly openedAt: number;
  readonly createdAt: number;
  readonly touchedAt: number;
  /** What happened in the current phase, with its times, oldest first. */
  readonly story: readonly (Happening & { readonly at: number })[];
  /** Own number of the practice; counted ones are given in order of creation. */
  readonly ownNumber: string | null;
}

/** A demonstration case, before it is rows. */
export interface DemoCase extends DemoCourse {
  readonly steps: readonly [number, number] | null;
  readonly look: DemoLook;
  readonly name: string;
  readonly birthday: string;
  readonly labels: readonly DemoLabel[];
  readonly complaint: Complaint;
}

interface Around {
  readonly doctors: number;
  readonly now: number;
  readonly chance: Chance;
}

/** Ways of design by turns: most cases go to the lab or to the team. */
const waysByTurns: readonly Entrust[] = [
  ...[entrustTo.center, entrustTo.team, entrustTo.self, entrustTo.center, entrustTo.team],
];

/**
 * Demonstration cases of aligners, the same at every run but for the day they are counted from. Each status stands in each
 * way of design in which it can, as far as the count allows.
 * @param count cases; the shares of the statuses are kept
 * @param doctors number of doctors to spread them over
 * @param alone there is nobody but the doctors to design
 */
export function demoCases(count: number, doctors: number, now: number, seed: number, alone = false): DemoCase[] {
  const around = { doctors, now, chance: new Chance(seed) };
  const pool = statusShares.flatMap(([status, share]) => Array.from({ length: share }, () => status));
  const given = new Map<CaseStatus, number>();
  const courses = Array.from({ length: count }, (_, index) => {
    // Steps through the pool by a number without common divisor, so that a small count is mixed, too.
    const drawn = pool[(index * 61) % pool.length]!;
    const rests = (mode: Entrust): boolean => restingStatuses(mode, aligner).includes(drawn);
    if (alone) return courseOf(aligner, rests(entrustTo.self) ? drawn : caseStatus.designing, 0, index, around);
    const turn = given.get(drawn) ?? 0;
    given.set(drawn, turn + 1);
    const ways = waysByTurns.filter(rests);
    return courseOf(aligner, drawn, ways[turn % ways.length]!, index, around);
  });
  return asPatients(courses, now, seed);
}

/**
 * Cases of another service than aligners: one for each way of design and each status that it can stay in.
 * @param alone there is nobody but the doctors to design
 */
export function serviceCases(service: OpenedService, doctors: number, now: number, alone = false): DemoCase[] {
  const around = { doctors, now, chance: new Chance(7001 + service) };
  const modes = entrusts.map(({ value }) => value).filter((mode) => !alone || mode === entrustTo.self);
  const wanted = modes.flatMap((mode) => restingStatuses(mode, service).map((status) => ({ mode, status })));
  const courses = wanted.map(({ mode, status }, index) => {
    const course = courseOf(service, status, mode, index, around);
    // By twos, so that the drafts do not all fall to one doctor.
    const spareSteps = makesAppliance(service) ? course.spareSteps : null;
    return { ...course, stage: 1, spareSteps, doctor: Math.floor(index / 2) % doctors, ownNumber: null };
  });
  return asPatients(
    courses.map((course) => ({ ...course, labelled: false, openedAt: course.createdAt })),
    now,
    7001 + service,
  );
}

function courseOf(
  service: OpenedService,
  status: CaseStatus,
  entrust: Entrust,
  index: number,
  { doctors, now, chance }: Around,
): DemoCourse {
  const settled = status === caseStatus.completed || status === caseStatus.obsolete;
  // What is under way was mostly touched in the last days.
  const idle = settled ? chance.between(12 * 24, 300 * 24) : Math.floor(18 * 24 * chance.next() ** 3);
  const touchedAt = now - idle * HOUR - chance.between(4, 55) * 60_000;
  const happenings = storyOf(status, saidOf[service], chance);
  const createdAt = touchedAt - Math.max(1, happenings.length) * chance.between(14, 80) * HOUR;
  const span = (touchedAt - createdAt) / Math.max(1, happenings.length);
  const planned = isOneOf(plannedStatuses, status);
  const stage = planned && chance.oneIn(6) ? chance.between(2, 3) : 1;
  const told = entrust === entrustTo.self ? selfDesigned(happenings) : happenings;
  const story = told.map((happening, at) => ({ ...happening, at: Math.round(createdAt + span * (at + 1)) }));
  return {
    ...{ service, status, stage, entrust, story, createdAt },
    touchedAt: story.at(-1)?.at ?? createdAt,
    doctor: index % doctors,
    byAssistant: chance.oneIn(3),
    // A case of another program is never designed by the doctor.
    byApi: chance.oneIn(9) && entrust !== entrustTo.self && status !== caseStatus.unsubmitted,
    labelled: chance.oneIn(3),
    spareSteps: planned ? [2 * chance.between(0, 2), 2 * chance.between(0, 2)] : null,
    focused: chance.oneIn(20),
    openedAt: createdAt - (stage - 1) * PHASE,
    ownNumber: chance.oneIn(9) ? `ML-KX-${String(index).padStart(4, '0')}` : null,
  };
}

/** Numbers for cases in order of creation, and the last one of each month. */
export function numbered(plan: readonly DemoCase[], taken: Map<string, number>): string[] {
  const byAge = plan.map((_, index) => index).sort((a, b) => (plan[a]?.openedAt ?? 0) - (plan[b]?.openedAt ?? 0));
  const numbers = new Array<string>(plan.length);
  for (const index of byAge) {
    const demo = plan[index] as DemoCase;
    const month = monthOf(new Date(demo.openedAt));
    const next = (taken.get(month) ?? 0) + 1;
    if (demo.ownNumber === null) taken.set(month, next);
    numbers[index] = demo.ownNumber ?? formatCaseNumber(month, next);
  }
  return numbers;
}
