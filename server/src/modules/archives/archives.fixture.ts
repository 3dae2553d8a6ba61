import {
  type ArchiveContents,
  type CaseStatus,
  type Received,
  type TreatStatus,
  type archivesEndpoints,
  caseStatus,
  dataTypes,
  treatStatus,
} from '@archway/contracts';
import type { TestClient } from '../../../test/client.ts';
import type { TestServer } from '../../../test/harness.ts';
import { callerOf, giveFiles, openCase, practiceId, validInfo } from '../cases/cases.fixture.ts';
import { saveVersion } from '../cases/record/case-repository.ts';
import { lockVersion } from '../cases/scope/case-access.ts';
import { casePrefix } from '../files/object-names.ts';

export type Visit = Extract<ArchiveContents, { kind: 'followUp' }>;
export type LibraryRecord = Extract<ArchiveContents, { kind: 'record' }>;
export type SentPicture = Received<typeof archivesEndpoints.addPtPic>['body']['pictures'][number];

/** A visit that every rule accepts, of a patient born on 12 April 1999; a test changes the one field it is about. */
export const visit = (changes: Partial<Visit> = {}): Visit => ({
  kind: 'followUp',
  visitDate: '2026-03-03',
  upperStep: 6,
  lowerStep: 0,
  findings: ['attachmentLost', 'gap'],
  remarks: 'Attachment on 13 bonded again.',
  nextVisit: '2026-05-03',
  ...changes,
});

export const libraryRecord = (changes: Partial<LibraryRecord> = {}): LibraryRecord => ({
  kind: 'record',
  name: 'Referral letter',
  remarks: '',
  ...changes,
});

/** A case that a doctor's own team designs, as if everything before had happened. */
export async function treatedCase(
  server: TestServer,
  doctor: TestClient,
  {
    status = caseStatus.planConfirmed,
    treat = treatStatus.treating,
  }: { status?: CaseStatus; treat?: TreatStatus } = {},
): Promise<string> {
  const caseId = await openCase(doctor, validInfo(await practiceId(server, 'P10001'), { entrust: 2 }));
  const caller = await callerOf(server, doctor);
  await giveFiles(server, caseId, caller.userId);
  await server.ctx.db.transaction(async (tx) => {
    const found = await lockVersion(tx, caller, { caseId, version: 1 });
    await saveVersion(tx, found, { status, treatStatus: treat, submitTime: new Date() }, { handedOver: true });
  });
  return caseId;
}

export const nameOfPicture = (caseId: string, name: string): string =>
  `${casePrefix({ caseId, version: 1, dataType: dataTypes.archive })}${name}`;

/** Stores a picture and its thumbnail, and says what the browser would say of them. */
export async function uploadedPicture(
  { ctx: { store } }: TestServer,
  caseId: string,
  name: string,
  changes: Partial<SentPicture> = {},
): Promise<SentPicture> {
  const objectName = nameOfPicture(caseId, `${name}.jpg`);
  const thumbName = nameOfPicture(caseId, `${name}_thumb.jpg`);
  const { size, crc64 } = await store.put(objectName, Buffer.from(`picture ${name} ${caseId}`));
  await store.put(thumbName, Buffer.from('small'));
  const file = { fileName: `${name} 照片.JPG`, objectName, thumbName, size, crc64, width: 800, height: 600 };
  return { ...file, name: null, position: null, takenOn: null, ...changes };
}
