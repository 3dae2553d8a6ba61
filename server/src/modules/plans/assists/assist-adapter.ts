import {
  type AssistAction,
  type AssistMachine,
  type ChangedSubject,
  type RoleKey,
  assistMachine,
  assistStates,
  rolesOn,
} from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import type { Actor, MachineAdapter } from '../../../infrastructure/machine/adapter.ts';
import {
  type ActedVersion,
  type CaseKey,
  auditChange,
  lockForSystem,
  lockVersion,
  tellCaseChanged,
} from '../../cases/api.ts';
import { type BookedCase, returnAssistAudit, spendAssistAudit } from '../../credits/api.ts';
import { centersOfStaff, workersOfCenter } from '../../practices/api.ts';
import { planRecord } from '../plan-repository.ts';
import { noticeOfAssist } from './assist-notices.ts';
import { type AssistRecord, changeAssist, findAssist, insertAssist, lockAssist } from './assist-repository.ts';
import { type ActedAssist, type AssistInput, assistGuards } from './assist-rules.ts';

/** An assist audit, or the plan for which one is about to begin. */
export type AssistKey = { readonly assistId: string } | (CaseKey & { readonly planId: string });

export type AssistContext = Pick<AppContext, 'events' | 'jobs'>;
type AssistAdapter = MachineAdapter<AssistMachine, AssistContext, AssistKey, ActedAssist, AssistInput>;

const audited: Readonly<Record<AssistAction, ChangedSubject>> = {
  ask: 'askAssist',
  take: 'takeAssist',
  release: 'releaseAssist',
  answer: 'answerAssist',
  decline: 'declineAssist',
  withdraw: 'withdrawAssist',
};

const helping = rolesOn('design', 'center');

/** What somebody is to an assist audit because of the design center that was asked. */
export const rolesAsHelper = async (
  db: Querier,
  { userId }: Pick<Caller, 'userId'>,
  { centerId }: Pick<AssistRecord, 'centerId'>,
): Promise<readonly RoleKey[]> =>
  centerId !== null && (await centersOfStaff(db, userId)).includes(centerId) ? helping : [];

/** Who helps sees no case: it is locked in their place. @throws Refusal recordNotFound */
async function lockFor(
  tx: Transaction,
  actor: Actor,
  key: CaseKey,
  known: AssistRecord | null,
): Promise<Pick<ActedAssist, 'found' | 'roles'>> {
  const asHelper = actor === 'system' || !known ? [] : await rolesAsHelper(tx, actor, known);
  if (actor !== 'system' && asHelper.length === 0) {
    const found = await lockVersion(tx, actor, key);
    return { found, roles: found.roles };
  }
  const found: ActedVersion = await lockForSystem(tx, key);
  return { found, roles: actor === 'system' ? found.roles : asHelper };
}

/** What the ledger tells of. */
const bookedOf = ({ found: { record, version }, plan }: ActedAssist): BookedCase => ({
  ...{ caseId: version.caseId, caseVersion: version.version, caseNumber: record.ptNo ?? '' },
  ...{ planId: plan.planId, planName: plan.name },
});

const useOf = (acted: ActedAssist, actor: Actor) => ({
  key: acted.assist?.assistId ?? '',
  holder: { kind: 'practice' as const, id: acted.found.record.practiceId },
  userId: actor === 'system' ? null : actor.userId,
  about: bookedOf(acted),
});

/** How the server walks an assist audit through its machine. */
export const assistAdapter: AssistAdapter = {
  machine: assistMachine,
  lock: async (tx, actor, key) => {
    const known = 'assistId' in key ? ((await findAssist(tx, key.assistId)) ?? null) : null;
    const at = known ?? ('planId' in key ? key : null);
    if (!at) throw new Refusal('recordNotFound');
    const { caseId, version, planId } = at;
    // The case first, as whoever acts on its plans does.
    const stands = await lockFor(tx, actor, { caseId, version }, known);
    const assist = known ? ((await lockAssist(tx, known.assistId)) ?? null) : null;
    const plan = await planRecord(tx, { caseId, version }, planId);
    if (!plan || (known && !assist)) throw new Refusal('recordNotFound');
    return { ...stands, actor, plan, assist };
  },
  stand: ({ roles, assist }) => ({ state: assist?.state ?? assistStates.none, parties: roles }),
  guards: assistGuards,
  effects: {
    // After it was written, for what is used is booked under its id.
    charge: { follow: async ({ tx, actor, after }) => void (await spendAssistAudit(tx, useOf(after, actor))) },
    giveBack: { follow: async ({ tx, actor, after }) => void (await returnAssistAudit(tx, useOf(after, actor))) },
  },
  write: async ({ tx, actor, subject, row: { action, to }, input }) => {
    if (to === assistStates.none) throw new Error('an assist audit that is there stands somewhere');
    if (!subject.assist) {
      if (!input.asked) throw new Error('an assist audit begins with what is asked');
      return { ...subject, assist: await insertAssist(tx, { ...input.asked, state: to }) };
    }
    const helperId = actor === 'system' ? null : actor.userId;
    const now = new Date();
    return {
      ...subject,
      assist: await changeAssist(tx, subject.assist.assistId, {
        state: to,
        ...(action === 'take' && { helperId, takenAt: now }),
        ...(action === 'release' && { helperId: null, takenAt: null }),
        ...(action === 'decline' && { helperId, answer: input.reason || null, answeredAt: now }),
        ...(action === 'answer' && {
          ...{ verdict: input.verdict ?? null, answer: input.reason || null, answeredAt: now },
        }),
      }),
    };
  },
  record: async ({ tx, actor, subject: { roles }, row: { action }, after: { assist, plan } }) => {
    if (!assist) return;
    const by = { userId: actor === 'system' ? null : actor.userId, roles };
    await auditChange(tx, assist, by, audited[action], { ids: [plan.planId, assist.assistId] });
  },
  notice: noticeOfAssist,
  event: async ({ context, tx, subject: { found }, after: { assist } }) => {
    const { caseId, version } = found.version;
    await tellCaseChanged(context, tx, { caseId, version }, found.record);
    // Who helps sees no case, and hears of this one alone.
    const users = assist?.centerId ? await workersOfCenter(tx, assist.centerId) : [];
    if (assist && users.length > 0)
      await context.events.publish('plan.assist', { assistId: assist.assistId }, { users }, { tx });
  },
};
