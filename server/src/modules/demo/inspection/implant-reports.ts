import {
  type ImplantReport,
  type PlannedImplant,
  caseStatus,
  designedStatuses,
  emptyImplant,
  isOneOf,
  isUpper,
} from '@archway/contracts';
import type { AppContext } from '../../../context.ts';
import { importReports } from '../../implants/api.ts';
import type { SeededCase, SeededPractice } from '../cases/cases.ts';
import { demoRequest } from '../cases/requests.ts';

/** What was measured at the first position, and at those that follow: the second comes close to the canal or the sinus. */
const measured: readonly Partial<PlannedImplant>[] = [
  { diameter: 4.1, length: 10, boneHeight: 12.6, boneWidth: 7.4, density: 640, clearance: 2.6, rootDistance: 2.1 },
  { diameter: 4.8, length: 10, boneHeight: 11.4, boneWidth: 6.2, density: 480, clearance: 1.4, rootDistance: 3.2 },
];
const conclusion = {
  issued: '骨量足够，按计划植入；先锋钻定向后逐级预备，植入扭矩不超过 35 N·cm。',
  draft: '',
};

function reportFor({ demo, ptNo }: SeededCase): ImplantReport | null {
  const asked = demoRequest(demo, ptNo);
  if (asked?.kind !== 'implant') return null;
  const several = asked.positions.length > 1;
  return {
    conclusion: demo.status === caseStatus.designing ? conclusion.draft : conclusion.issued,
    implants: asked.positions.map((position, index) => ({
      ...emptyImplant(position, asked.system),
      ...measured[Math.min(index, measured.length - 1)],
      ...(several && { implantDistance: isUpper(position) ? 7.2 : 4.6 }),
    })),
  };
}

/** Reports of the implant cases that are designed: issued once the plan is, and being written until then. */
export async function seedImplantReports(
  { db }: Pick<AppContext, 'db'>,
  { cast, others }: SeededPractice,
): Promise<void> {
  const rows = others.flatMap((entry) => {
    const draft = reportFor(entry);
    const { status, entrust, doctor, touchedAt } = entry.demo;
    const writer = cast.designers[entrust] ?? cast.doctors[doctor];
    if (!draft || !writer || !isOneOf(designedStatuses, status)) return [];
    const at = new Date(touchedAt);
    return {
      ...{ caseId: entry.caseId, version: entry.demo.stage, draft, revision: 1, savedBy: writer, savedTime: at },
      ...(status !== caseStatus.designing && { issued: draft, issuedBy: writer, issuedTime: at }),
    };
  });
  await db.transaction((tx) => importReports(tx, rows));
}
