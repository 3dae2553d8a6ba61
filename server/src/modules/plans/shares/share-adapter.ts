import {
  type ChangedSubject,
  type ShareAction,
  type ShareMachine,
  shareMachine,
  shareStates,
} from '@archway/contracts';
import { type AppContext, Refusal } from '../../../context.ts';
import type { MachineAdapter } from '../../../infrastructure/machine/adapter.ts';
import { takeAction } from '../../../infrastructure/machine/take-action.ts';
import { type CaseKey, auditChange, lockForSystem, lockVersion, tellCaseChanged } from '../../cases/api.ts';
import { isOverdue } from '../links/own-link.ts';
import { planRecord } from '../plan-repository.ts';
import { type ShareRow, changeShare, findShare, insertShare, lockShare } from './share-repository.ts';
import { type ActedShare, type ShareInput, shareGuards } from './share-rules.ts';

/** A share, or the plan of which one is about to begin. */
type ShareKey = { readonly shareId: string } | (CaseKey & { readonly planId: string });

export type ShareContext = Pick<AppContext, 'events'>;
type ShareAdapter = MachineAdapter<ShareMachine, ShareContext, ShareKey, ActedShare, ShareInput>;

const audited: Readonly<Record<ShareAction, ChangedSubject | null>> = {
  share: 'sharePlan',
  expire: null,
  revoke: 'revokeShare',
};

/** How the server walks a share link through its machine. */
export const shareAdapter: ShareAdapter = {
  machine: shareMachine,
  lock: async (tx, actor, key) => {
    const known = 'shareId' in key ? await findShare(tx, key.shareId) : null;
    const at = known ?? ('planId' in key ? key : null);
    if (known === undefined || !at) throw new Refusal('recordNotFound');
    const { caseId, version, planId } = at;
    // The case first, as whoever acts on its plans does.
    const found = await (actor === 'system'
      ? lockForSystem(tx, { caseId, version })
      : lockVersion(tx, actor, { caseId, version }));
    const share = known ? ((await lockShare(tx, known.shareId)) ?? null) : null;
    const plan = planId === null ? null : ((await planRecord(tx, { caseId, version }, planId)) ?? null);
    if (known ? !share : !plan) throw new Refusal('recordNotFound');
    return { found, actor, plan, share };
  },
  stand: ({ found, share }) => ({ state: share?.state ?? shareStates.none, parties: found.roles }),
  guards: shareGuards,
  effects: {},
  write: async ({ tx, subject, row: { to }, input }) => {
    if (to === shareStates.none) throw new Error('a share that is there stands somewhere');
    if (subject.share) return { ...subject, share: await changeShare(tx, subject.share.shareId, { state: to }) };
    if (!input.shared) throw new Error('a share begins with what is shared');
    return { ...subject, share: await insertShare(tx, { ...input.shared, state: to }) };
  },
  record: async ({ tx, actor, subject: { found }, row: { action }, after: { share } }) => {
    const subject = audited[action];
    if (!subject || !share) return;
    const userId = actor === 'system' ? null : actor.userId;
    const ids = [...(share.planId === null ? [] : [share.planId]), share.shareId];
    await auditChange(tx, share, { userId, roles: found.roles }, subject, { ids });
  },
  event: async ({ context, tx, subject: { found } }) => {
    const { caseId, version } = found.version;
    await tellCaseChanged(context, tx, { caseId, version }, found.record);
  },
};

/** Ends a link whose time is over. @returns the share as it stands then */
export const settleShare = (context: ShareContext & Pick<AppContext, 'db'>, known: ShareRow): Promise<ShareRow> => {
  if (known.state !== shareStates.open || !isOverdue(known)) return Promise.resolve(known);
  return context.db.transaction(async (tx) => {
    const { share } = await shareAdapter.lock(tx, 'system', known);
    // Somebody else was faster.
    if (!share || share.state !== known.state) return share ?? known;
    const work = { context, tx, actor: 'system' } as const;
    return (await takeAction(shareAdapter, work, known, 'expire', {})).share ?? known;
  });
};
