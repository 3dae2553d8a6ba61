import {
  type CaseStatus,
  type Entrust,
  type OpenedService,
  caseStatus,
  entrustTo,
  isOneOf,
  plannedStatuses,
  serviceTypes,
} from '@archway/contracts';
import { formatCaseNumber, monthOf } from '../../cases/api.ts';
import { Chance } from './chance.ts';
import { type Complaint, type Person, complaints, demoLabels, personBy } from './patients.ts';
import { type Happening, begunStatuses, restsWithDoctor, selfDesigned, statusShares, storyOf } from './story.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Between the beginnings of two phases of one treatment. */
export const PHASE = 120 * DAY;

/** A demonstration case, before it is rows. Times are milliseconds. */
export interface DemoCase {
  readonly service: OpenedService;
  readonly person: Person;
  readonly birthday: string;
  readonly status: CaseStatus;
  /** 1 for the initial phase; earlier phases are completed ones. */
  readonly stage: number;
  readonly entrust: Entrust;
  readonly doctor: number;
  readonly byAssistant: boolean;
  readonly labels: readonly (typeof demoLabels)[number][];
  readonly complaint: Complaint;
  readonly steps: readonly [number, number] | null;
  readonly focused: boolean;
  /** When the case was opened, and when its current phase began. */
  readonly openedAt: number;
  readonly createdAt: number;
  /** What happened in the current phase, with its times, oldest first. */
  readonly story: readonly (Happening & { readonly at: number })[];
  /** Own number of the practice; counted ones are given in order of creation. */
  readonly ownNumber: string | null;
}

/**
 * Demonstration cases, the same at every run but for the day they are counted from.
 * @param count cases; the shares of the statuses are kept
 * @param doctors number of doctors to spread them over
 * @param alone there is nobody but the doctors to design
 */
export function demoCases(count: number, doctors: number, now: number, seed: number, alone = false): DemoCase[] {
  const chance = new Chance(seed);
  const pool = statusShares.flatMap(([status, share]) => Array.from({ length: share }, () => status));
  return Array.from({ length: count }, (_, index) => {
    // Steps through the pool by a number without common divisor, so that a small count is mixed, too.
    const drawn = pool[(index * 61) % pool.length]!;
    const status = alone && !restsWithDoctor(drawn) ? caseStatus.designing : drawn;
    return demoCase(status, index, { doctors, alone, now, chance });
  });
}

/** Cases of another service than aligners: as long as they have no plan, since plans of the demonstration are of aligners. */
export function serviceCases(
  service: OpenedService,
  count: number,
  doctors: number,
  now: number,
  alone = false,
): DemoCase[] {
  const chance = new Chance(7001 + service);
  return Array.from({ length: count }, (_, index) => {
    const drawn = begunStatuses[index % begunStatuses.length]!;
    const status = alone && !restsWithDoctor(drawn) ? caseStatus.designing : drawn;
    const demo = demoCase(status, index, { doctors, alone, now, chance });
    // By twos, so that the drafts do not all fall to one doctor.
    return { ...demo, service, doctor: Math.floor(index / 2) % doctors, labels: [], ownNumber: null };
  });
}

interface Around {
  readonly doctors: number;
  readonly alone: boolean;
  readonly now: number;
  readonly chance: Chance;
}

/** Most cases go to the lab or to the team. */
const drawnEntrusts: readonly Entrust[] = [1, 1, 1, 2, 2, 2, 0];

function demoCase(status: CaseStatus, index: number, { doctors, alone, now, chance }: Around): DemoCase {
  const person = personBy(chance);
  const settled = status === caseStatus.completed || status === caseStatus.obsolete;
  // What is under way was mostly touched in the last days.
  const idle = settled ? chance.between(12 * 24, 300 * 24) : Math.floor(18 * 24 * chance.next() ** 3);
  const updatedAt = now - idle * HOUR - chance.between(4, 55) * 60_000;
  const happenings = storyOf(status, chance);
  const createdAt = updatedAt - Math.max(1, happenings.length) * chance.between(14, 80) * HOUR;
  const span = (updatedAt - createdAt) / Math.max(1, happenings.length);
  const planned = isOneOf(plannedStatuses, status);
  const refined = planned && chance.oneIn(6);
  const stage = refined ? chance.between(2, 3) : 1;
  const ageDays = chance.between(11 * 365, 52 * 365);
  const drawn = chance.pick(drawnEntrusts);
  const shared = drawn === entrustTo.self && !restsWithDoctor(status) ? entrustTo.team : drawn;
  const entrust = alone ? entrustTo.self : shared;
  const told = entrust === entrustTo.self ? selfDesigned(happenings) : happenings;
  const story = told.map((happening, at) => ({ ...happening, at: Math.round(createdAt + span * (at + 1)) }));
  return {
    service: serviceTypes.aligner.id,
    person,
    birthday: new Date(now - ageDays * DAY).toISOString().slice(0, 10),
    status,
    stage,
    entrust,
    doctor: index % doctors,
    byAssistant: chance.oneIn(3),
    labels: chance.oneIn(3) ? [chance.pick(demoLabels)] : [],
    complaint: chance.pick(complaints),
    steps: planned ? [chance.between(8, 26), chance.between(8, 24)] : null,
    focused: chance.oneIn(20),
    openedAt: createdAt - (stage - 1) * PHASE,
    createdAt,
    story,
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
