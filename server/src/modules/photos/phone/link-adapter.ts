import { type PhoneLinkMachine, phoneLinkMachine } from '@archway/contracts';
import { type AppContext, Refusal } from '../../../context.ts';
import type { MachineAdapter } from '../../../infrastructure/machine/adapter.ts';
import { takeAction } from '../../../infrastructure/machine/take-action.ts';
import { type ActedVersion, auditChange, lockForSystem, lockVersion } from '../../cases/api.ts';
import { changeLink, findLink, lockLink } from './link-repository.ts';
import type { PhoneLinkRow } from './schema.ts';

/** A link in the hands of whoever acts on it. */
export interface ActedLink {
  readonly link: PhoneLinkRow;
  readonly found: ActedVersion;
}

/** What a phone brings along. */
export interface LinkInput {
  /** What is kept of its secret. */
  readonly deviceHash?: string;
  /** In whose name it acts, for the audit trail. */
  readonly by?: Parameters<typeof auditChange>[2];
}

type LinkContext = Pick<AppContext, 'events'>;
type LinkAdapter = MachineAdapter<PhoneLinkMachine, LinkContext, string, ActedLink, LinkInput>;

export const isOverdue = ({ expiresAt }: Pick<PhoneLinkRow, 'expiresAt'>): boolean => expiresAt.getTime() <= Date.now();

const auditedAs = { connect: 'connectPhone', revoke: 'closePhoneLink', expire: null } as const;

/** How the server walks a link. */
export const linkAdapter: LinkAdapter = {
  machine: phoneLinkMachine,
  lock: async (tx, actor, linkId) => {
    const known = await findLink(tx, linkId);
    if (!known) throw new Refusal('recordNotFound');
    // The case first, as whoever registers a photo does.
    const found = actor === 'system' ? await lockForSystem(tx, known) : await lockVersion(tx, actor, known);
    const link = await lockLink(tx, linkId);
    if (!link) throw new Refusal('recordNotFound');
    return { link, found };
  },
  stand: ({ link, found }) => ({ state: link.state, parties: found.roles }),
  guards: {
    inTime: async (_tx, { link }) => (isOverdue(link) ? { refused: 'phoneLinkExpired' } : null),
    overdue: async (_tx, { link }) => (isOverdue(link) ? null : { refused: 'transitionRefused' }),
  },
  effects: {},
  write: async ({ tx, subject, row, input }) => {
    const connected = row.action === 'connect' && {
      connectedAt: new Date(),
      deviceHash: input.deviceHash ?? null,
    };
    const link = await changeLink(tx, subject.link.linkId, { state: row.to, ...connected });
    return { ...subject, link };
  },
  record: async ({ tx, actor, subject: { link, found }, row, input }) => {
    const subject = auditedAs[row.action];
    const by = input.by ?? { userId: actor === 'system' ? null : actor.userId, roles: found.roles };
    if (subject) await auditChange(tx, link, by, subject, { ids: [link.linkId] });
  },
  event: ({ context, tx, after: { link } }) => {
    const { caseId, linkId, userId } = link;
    return context.events.publish('case.phone', { caseId, linkId }, { users: [userId] }, { tx });
  },
};

/** Ends a link whose time is over. @returns the link as it stands then */
export const settleLink = (
  context: LinkContext & Pick<AppContext, 'db'>,
  known: PhoneLinkRow,
): Promise<PhoneLinkRow> => {
  const isLive = phoneLinkMachine.rows.some((row) => row.from === known.state && row.action === 'expire');
  if (!isLive || !isOverdue(known)) return Promise.resolve(known);
  return context.db.transaction(async (tx) => {
    const { link } = await linkAdapter.lock(tx, 'system', known.linkId);
    // Somebody else was faster, or a photo moved its end meanwhile.
    if (link.state !== known.state || !isOverdue(link)) return link;
    return (await takeAction(linkAdapter, { context, tx, actor: 'system' }, known.linkId, 'expire', {})).link;
  });
};
