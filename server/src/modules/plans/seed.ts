import type { CaseStatus } from '@archway/contracts';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../infrastructure/database/database.ts';
import { type PlannedCase, plansOf } from './seed-story.ts';
import { schemes } from './schema.ts';

interface Row extends Record<string, unknown> {
  pt_id: string;
  version: number;
  status: CaseStatus;
  entrust: number;
  patient_name: string;
  doctor_id: string;
  designer_id: string | null;
  auditor_id: string | null;
  upper_steps: number | null;
  lower_steps: number | null;
  begun: string | null;
  judged: string | null;
  reason: string | null;
  update_time: string;
}

/** Gives the demonstration cases that are, or were, designed the plans that belong to their status. */
export async function seedPlans(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const [any] = (await tx.execute(sql`select 1 from schemes limit 1`)).rows;
    if (any) return;
    const now = Date.now();
    const planned = (await plannedCases(tx)).map((each) => ({ each, ...plansOf(each, now) }));
    const targets = planned.flatMap((each) => each.targets);
    if (targets.length === 0) return;
    const inserted = await tx.insert(schemes).values(targets).returning();
    const keyOf = ({ ptId, version }: { ptId: string; version: number }): string => `${ptId}/${version}`;
    // The last target of a version is the one that its stages lead to.
    const sources = new Map(inserted.map((target) => [keyOf(target), target.schemeId]));
    const stages = planned.flatMap(({ each, stages: stage }) =>
      stage ? [{ ...stage, sourceSchemeId: sources.get(keyOf(each)) ?? null }] : [],
    );
    if (stages.length > 0) await tx.insert(schemes).values(stages);
  });
}

async function plannedCases(tx: Transaction): Promise<PlannedCase[]> {
  const { rows } = await tx.execute<Row>(sql`
    select v.pt_id, v.version, v.status, v.entrust, v.patient_name, v.doctor_id, v.upper_steps, v.lower_steps, v.update_time,
      (select r.user_id from case_records r where r.pt_id = v.pt_id and r.action = 'startDesign' limit 1) as designer_id,
      (select r.user_id from case_records r where r.pt_id = v.pt_id and r.action = 'sendForApproval' limit 1) as auditor_id,
      (select min(r.at) from case_records r
        where r.pt_id = v.pt_id and r.version = v.version and r.action = 'startDesign') as begun,
      (select max(r.at) from case_records r where r.pt_id = v.pt_id and r.version = v.version
        and r.action in ('sendForApproval', 'approve', 'reject', 'confirmPlan')) as judged,
      (select r.note from case_records r where r.pt_id = v.pt_id and r.version = v.version and r.action = 'reject'
        order by r.id desc limit 1) as reason
    from case_versions v join cases c on c.pt_id = v.pt_id join users u on u.id = c.creator_id and u.demo
    where v.status in (10, 11, 12, 13, 31, 32, 34) order by v.pt_id, v.version`);
  return rows.map((row) => ({
    ptId: row.pt_id,
    version: row.version,
    status: row.status,
    self: row.entrust === 0,
    patientName: row.patient_name,
    designerId: (row.entrust === 0 ? null : row.designer_id) ?? row.doctor_id,
    auditorId: row.entrust === 0 ? null : row.auditor_id,
    upperSteps: row.upper_steps,
    lowerSteps: row.lower_steps,
    begun: new Date(row.begun ?? new Date(row.update_time).getTime() - 30 * 86_400_000),
    judged: new Date(row.judged ?? row.update_time),
    reason: row.reason,
  }));
}
