import { type CredentialFile, dataTypes } from '@archway/contracts';
import type { AppContext } from '../../../context.ts';
import { changeUser, findAccount } from '../../access/api.ts';
import { type FoundDocument, addQualification, certifyPractice } from '../../certification/api.ts';
import { personPrefix } from '../../files/api.ts';
import { peopleOf } from '../../practices/api.ts';
import { drawPaper } from '../files/draw-papers.ts';
import { FOREIGN_PRACTICE, MAIN_PRACTICE } from './practices.ts';

const HOUR_MS = 3_600_000;

const papers: readonly (readonly [CredentialFile, 'paper' | 'person'])[] = [
  ['qualification', 'paper'],
  ['workPhoto', 'person'],
];

/** The practices are certified; a doctor waits for an operator since this morning. */
export async function seedCredentials({ db, store }: AppContext): Promise<void> {
  await db.transaction(async (tx) => {
    for (const [number, owner] of [
      [MAIN_PRACTICE, 'democreator'],
      [FOREIGN_PRACTICE, 'demooutsider'],
    ] as const) {
      const [practice, account] = [await peopleOf(tx, number), await findAccount(tx, owner)];
      if (practice && account) await certifyPractice(tx, practice.practiceId, account.id);
    }
  });
  const applicant = await findAccount(db, 'demoapplicant');
  if (applicant?.certification !== 'authed') return;
  const submittedAt = new Date(Date.now() - 5 * HOUR_MS);
  const documents: FoundDocument[] = [];
  const prefix = personPrefix({ userId: applicant.id, dataType: dataTypes.credentials });
  for (const [item, kind] of papers) {
    const objectName = `${prefix}${submittedAt.getTime()}_${item}.jpg`;
    const contentType = 'image/jpeg';
    const { size } = await store.put(objectName, await drawPaper(kind), { contentType });
    documents.push({ item, objectName, fileName: `${item}.jpg`, size, contentType });
  }
  await db.transaction(async (tx) => {
    if (await addQualification(tx, applicant.id, submittedAt, documents))
      await changeUser(tx, applicant.id, { certification: 'readyAuth' });
  });
}
