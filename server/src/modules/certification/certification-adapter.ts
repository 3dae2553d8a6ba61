import {
  type CertificationMachine,
  type Party,
  allows,
  certificationMachine,
  credentialTitles,
  missingOf,
} from '@archway/contracts';
import { type AppContext, Refusal } from '../../context.ts';
import type { Actor, MachineAdapter } from '../../infrastructure/machine/adapter.ts';
import { changeUser, userOf } from '../access/api.ts';
import { practiceById, supplyMaterials } from '../practices/api.ts';
import { changePart, credentialsOf, lockPart, markCredentials } from './certification-repository.ts';
import { countryOf } from './parts.ts';
import type { CertificationRecord } from './schema.ts';

/** What an action is taken with. */
export interface CertificationInput {
  readonly reason?: string | null | undefined;
  /** Ids of credentials, with what is wrong with each. */
  readonly wrong?: ReadonlyMap<string, string | null>;
}

interface ActedPart {
  readonly record: CertificationRecord;
  readonly parties: readonly Party[];
}

type CertificationContext = Pick<AppContext, 'events' | 'jobs'>;
type CertificationAdapter = MachineAdapter<
  CertificationMachine,
  CertificationContext,
  string,
  ActedPart,
  CertificationInput
>;

function partiesOf(actor: Actor, { userId, part }: CertificationRecord): Party[] {
  if (actor === 'system') return ['system'];
  return [
    ...(actor.userId === userId ? [part === 'doctorAuth' ? ('doctor' as const) : ('creator' as const)] : []),
    ...(allows(actor.permissions, ['platform:certify']) ? ['admin' as const] : []),
  ];
}

/** How the server walks the certification of a part through its machine. */
export const certificationAdapter: CertificationAdapter = {
  machine: certificationMachine,
  lock: async (tx, actor, certificationId) => {
    const record = await lockPart(tx, certificationId);
    const parties = record ? partiesOf(actor, record) : [];
    if (!record || parties.length === 0) throw new Refusal('recordNotFound');
    return { record, parties };
  },
  stand: ({ record, parties }) => ({ state: record.state, parties }),
  guards: {
    complete: async (tx, { record: { id, part, userId, practiceId } }) => {
      const practice = practiceId === null ? undefined : await practiceById(tx, practiceId);
      const country = countryOf(practice?.region, (await userOf(tx, userId)).region);
      const missing = missingOf(part, await credentialsOf(tx, [id]), country);
      return missing.length === 0
        ? null
        : { refused: 'credentialsMissing', values: { name: credentialTitles(missing) } };
    },
    reasonGiven: async (_tx, _part, { reason }) => (reason ? null : { refused: 'reasonRequired' }),
  },
  effects: {
    supply: {
      follow: async ({ context, tx, subject: { record } }) => {
        if (record.part === 'doctorAuth') await supplyMaterials(context, tx, record.userId);
      },
    },
  },
  write: async ({ tx, actor, subject, row, input }) => {
    const { id, part, userId, submission } = subject.record;
    const now = new Date();
    if (row.action !== 'submit') await markCredentials(tx, id, input.wrong ?? new Map());
    const record = await changePart(tx, id, {
      state: row.to,
      ...(row.action === 'submit'
        ? { submission: submission + 1, submittedAt: now, decidedAt: null, decidedBy: null, reason: null }
        : { decidedAt: now, decidedBy: actor === 'system' ? null : actor.userId }),
      ...(row.action === 'refuse' && { reason: input.reason ?? null }),
      ...(row.action === 'certify' && { reason: null }),
    });
    // The account says of itself whether it is a doctor's: lists and rights ask it, and not this table.
    if (part === 'doctorAuth') await changeUser(tx, userId, { certification: row.to });
    return { ...subject, record };
  },
};
