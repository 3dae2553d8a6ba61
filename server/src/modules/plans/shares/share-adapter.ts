import {
  type ChangedSubject,
  type ShareAction,
  type ShareMachine,
  type ShareSubject,
  shareMachine,
  shareStates,
} from '@archway/contracts';
import { type AppContext, Refusal } from '../../../context.ts';
import type { MachineAdapter } from '../../../infrastructure/machine/adapter.ts';
import { takeAction } from '../../../infrastructure/machine/take-action.ts';
import { auditChange, lockForSystem, lockVersion, tellCaseChanged } from '../../cases/api.ts';
import { isOverdue } from '../links/own-link.ts';
import { visitsOfShares } from '../links/visit-repository.ts';
import { type ShareRow, changeShare, findShare, insertShare, lockShare } from './share-repository.ts';
import { type ActedShare, type ShareInput, shareGuards } from './share-rules.ts';
import { type NamedThing, sharedThing } from './shared-thing.ts';

/** A share, or what one is about to show. */
type ShareKey = { readonly shareId: string } | NamedThing;

export type ShareContext = Pick<AppContext, 'events'>;
type ShareAdapter = MachineAdapter<ShareMachine, ShareContext, ShareKey, ActedShare, ShareInput>;

const begun: Readonly<Record<ShareSubject, ChangedSubject>> = { plan: 'sharePlan', presentation: 'sharePresentation' };
const audited: Readonly<Record<Exclude<ShareAction, 'share'>, ChangedSubject | null>> = {
  expire: null,
  protect: 'protectShare',
  revoke: 'revokeShare',
};

/** What the trail of the case names of a link: what it shows, and itself. */
export const idsOf = ({ planId, presentationId, shareId }: ShareRow): string[] =>
  [planId, presentationId, shareId].filter((id) => id !== null);

/** How the server walks a share link through its machine. */
export const shareAdapter: ShareAdapter = {
  machine: shareMachine,
  lock: async (tx, actor, key) => {
    const known = 'shareId' in key ? await findShare(tx, key.shareId) : null;
    const at = known ?? ('shareId' in key ? null : key);
    if (known === undefined || !at) throw new Refusal('recordNotFound');
    const { caseId, version } = at;
    // The case first, as whoever acts on its plans does.
    const found = await (actor === 'system'
      ? lockForSystem(tx, { caseId, version })
      : lockVersion(tx, actor, { caseId, version }));
    const share = known ? ((await lockShare(tx, known.shareId)) ?? null) : null;
    const thing = await sharedThing(tx, at);
    if (known ? !share : !thing.plan && !thing.presentation) throw new Refusal('recordNotFound');
    return { found, actor, ...thing, share };
  },
  stand: ({ found, share }) => ({ state: share?.state ?? shareStates.none, parties: found.roles }),
  guards: shareGuards,
  effects: {},
  write: async ({ tx, subject, row: { action, to }, input }) => {
    if (to === shareStates.none) throw new Error('a share that is there stands somewhere');
    if (subject.share) {
      const { shareId } = subject.share;
      const protection = action === 'protect' ? input.protection : undefined;
      // Whoever looks there shows the new password.
      if (protection?.passwordHash) await visitsOfShares.end(tx, shareId);
      return { ...subject, share: await changeShare(tx, shareId, { ...protection, state: to }) };
    }
    if (!input.shared) throw new Error('a share begins with what is shared');
    return { ...subject, share: await insertShare(tx, { ...input.shared, state: to }) };
  },
  record: async ({ tx, actor, subject: { found }, row: { action }, after: { share } }) => {
    const subject = action === 'share' ? begun[share?.subject ?? 'plan'] : audited[action];
    if (!subject || !share) return;
    const userId = actor === 'system' ? null : actor.userId;
    const ids = idsOf(share);
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
