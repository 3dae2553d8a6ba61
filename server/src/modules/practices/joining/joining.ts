import {
  type FoundPractice,
  type JoinRequest,
  type JoinStatus,
  type OwnApplication,
  joinMachine,
} from '@archway/contracts';
import type { AppContext, Caller } from '../../../context.ts';
import type { Database, Querier, Transaction } from '../../../infrastructure/database/database.ts';
import { takeAction } from '../../../infrastructure/machine/take-action.ts';
import { holderOfPhone, peopleById } from '../../access/api.ts';
import { practicesOfUser, practicesToJoin } from '../repository.ts';
import { actionsOfApplication, joinAdapter, lacksMaterials } from './join-adapter.ts';
import { type ListedApplication, applicationsBy, applicationsToOwner } from './join-repository.ts';

type JoinContext = Pick<AppContext, 'db' | 'events' | 'jobs'>;

/** Practices with this code, or with this phone number as their own or their creator's; nothing is found by a part. */
export async function searchPractices(db: Database, keyword: string): Promise<FoundPractice[]> {
  const owner = await holderOfPhone(db, keyword);
  const found = await practicesToJoin(db, { number: keyword.toUpperCase(), phone: keyword, ownerId: owner });
  return found.map(({ name, abbreviation, number }) => ({ name, abbreviation, number }));
}

/** @throws Refusal practiceUnknown, alreadyMember, alreadyApplied; noPermission for its creator */
export function applyToJoin(
  context: JoinContext,
  caller: Caller,
  number: string,
): Promise<{ applyId: string; status: JoinStatus }> {
  return context.db.transaction(async (tx) => {
    const key = { number: number.toUpperCase() };
    const applied = await takeAction(joinAdapter, { context, tx, actor: caller }, key, 'apply', {});
    if (!applied.application) throw new Error('an application that was made is not there');
    const applyId = applied.application.id;
    if (!lacksMaterials(applied)) return { applyId, status: applied.application.status };
    const bySystem = { context, tx, actor: 'system' as const };
    const { application } = await takeAction(joinAdapter, bySystem, { applyId }, 'missMaterials', {});
    return { applyId, status: application?.status ?? applied.application.status };
  });
}

/** @throws Refusal recordNotFound, notPracticeOwner, transitionRefused, reasonRequired, alreadyMember, noPermission */
export async function answerApplication(
  context: JoinContext,
  caller: Caller,
  applyId: string,
  action: 'approve' | 'reject' | 'revoke',
  reason?: string | null,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    await takeAction(joinAdapter, { context, tx, actor: caller }, { applyId }, action, { reason });
  });
}

/** What a doctor's applications lacked is there: they go on as if it always had been. */
export async function supplyMaterials(
  context: Pick<AppContext, 'events' | 'jobs'>,
  tx: Transaction,
  userId: string,
): Promise<void> {
  const waiting = (await applicationsBy(tx, userId)).filter(
    ({ status }) => status === joinMachine.states.materialsMissing,
  );
  for (const { id: applyId } of waiting)
    await takeAction(joinAdapter, { context, tx, actor: 'system' }, { applyId }, 'supplyMaterials', {});
}

/** Whether somebody belongs to a practice, or has asked to and waits for the answer. */
export async function hasPlace(db: Querier, userId: string): Promise<boolean> {
  if ((await practicesOfUser(db, userId)).length > 0) return true;
  const { pending, materialsMissing } = joinMachine.states;
  return (await applicationsBy(db, userId)).some(({ status }) => status === pending || status === materialsMissing);
}

const shown = ({ id, practice, appliedAt, status, reason }: ListedApplication) => ({
  applyId: id,
  practiceName: practice.name,
  abbreviation: practice.abbreviation,
  number: practice.number,
  applyTime: appliedAt.toISOString(),
  status,
  reason,
});

export async function ownApplications(db: Database, userId: string): Promise<OwnApplication[]> {
  return (await applicationsBy(db, userId)).map((row) => ({
    ...shown(row),
    actions: actionsOfApplication(row.status, ['doctor', 'assistant']),
  }));
}

export async function joinRequests(db: Database, ownerId: string): Promise<JoinRequest[]> {
  const rows = await applicationsToOwner(db, ownerId);
  const people = await peopleById(
    db,
    rows.map(({ userId }) => userId),
  );
  return rows.map((row) => {
    const applicant = people.get(row.userId);
    return {
      ...shown(row),
      practiceId: row.practiceId,
      applicantName: applicant?.name ?? '',
      phone: applicant?.phone ?? null,
      email: applicant?.email ?? null,
      actions: actionsOfApplication(row.status, ['creator']),
    };
  });
}
