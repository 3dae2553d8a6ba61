import {
  type CertificationDetail,
  type CertificationPart,
  type CertificationRow,
  type Page,
  type Party,
  type Received,
  type certificationEndpoints,
  certificationParts,
} from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../context.ts';
import type { Querier } from '../../infrastructure/database/database.ts';
import { peopleById, recordSecurityEvent, userOf, type visitorOf } from '../access/api.ts';
import { practiceById } from '../practices/api.ts';
import { credentialById, credentialsOf, partsSubmittedBy } from './certification-repository.ts';
import { type ShownDocument, showDocument } from './documents.ts';
import { countryOf, partView } from './parts.ts';
import { pageOfPeople } from './queue-repository.ts';

/** Who waits for certification, or was answered. */
export async function certificationQueue(
  db: Querier,
  query: Received<typeof certificationEndpoints.queue>['query'],
): Promise<Page<CertificationRow>> {
  const { rows, total } = await pageOfPeople(db, query);
  return { rows: rows.map(({ submittedAt: _since, ...row }) => row), total };
}

/** What somebody has submitted. @throws Refusal recordNotFound for whoever has submitted nothing */
export async function detailOf(db: Querier, userId: string, operator: Caller): Promise<CertificationDetail> {
  const records = (await partsSubmittedBy(db, userId)).filter(
    ({ state, submission }) => state !== 'none' && submission > 0,
  );
  const deciders = records.flatMap(({ decidedBy }) => decidedBy ?? []);
  const people = await peopleById(db, [userId, ...deciders]);
  const person = people.get(userId);
  if (!person || records.length === 0) throw new Refusal('recordNotFound');
  const { region } = await userOf(db, userId);
  const given = await credentialsOf(
    db,
    records.map(({ id }) => id),
  );
  const parties: Party[] = ['admin', ...(operator.userId === userId ? (['doctor', 'creator'] as const) : [])];
  const parts: CertificationDetail['parts'] = [];
  for (const record of records) {
    const practice = record.practiceId === null ? undefined : await practiceById(db, record.practiceId);
    parts.push({
      ...partView(record.part, record, given, { state: record.state, parties }),
      certificationId: record.id,
      practiceId: practice?.id ?? null,
      practiceName: practice?.name ?? null,
      practiceCode: practice?.number ?? null,
      practiceAddress: practice?.address ?? null,
      country: countryOf(practice?.region, region),
      decidedBy: record.decidedBy === null ? null : (people.get(record.decidedBy)?.name ?? null),
    });
  }
  const { name, userName, phone, email, registerTime } = person;
  parts.sort((one, other) => orderOf(one.part) - orderOf(other.part));
  return { userId, name, userName, phone, email, registerTime: registerTime.toISOString(), parts };
}

const orderOf = (part: CertificationPart): number => certificationParts.findIndex(({ value }) => value === part);

/**
 * The address of a submitted document; who looked at what stands in the security log of its owner.
 * @throws Refusal recordNotFound, also for what was never submitted
 */
export async function viewDocument(
  context: Pick<AppContext, 'db' | 'store'>,
  operator: Caller,
  credentialId: string,
  visitor: ReturnType<typeof visitorOf>,
  origin: string,
): Promise<ShownDocument> {
  const found = await credentialById(context.db, credentialId);
  if (!found || found.part.submission === 0) throw new Refusal('recordNotFound');
  const { credential, part } = found;
  const shown = await showDocument(context, credential, origin);
  await recordSecurityEvent(context.db, {
    type: 'documentViewed',
    ...{ userId: part.userId, actorId: operator.userId, visitor },
    values: { document: credential.item },
  });
  return shown;
}
