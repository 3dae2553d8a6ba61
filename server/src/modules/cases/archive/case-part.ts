import { type ArchivedCase, archivedCase } from '@archway/contracts';
import { nameOfPractice } from '../../practices/api.ts';
import { nextCaseNumber } from '../intake/case-number.ts';
import { importLabels, setLabels } from '../labels/label-repository.ts';
import { findCase } from '../scope/access-repository.ts';
import { insertWholeCase, labelsOf, versionsOf } from './archive-repository.ts';
import { type ArchivePart, type Packing, type Unpacking, archivePart } from './part.ts';

type Version = ArchivedCase['versions'][number];

const orNull = (time: Date | null): string | null => time?.toISOString() ?? null;
const moment = (time: string): Date => new Date(time);

async function read(packing: Packing): Promise<ArchivedCase> {
  const { db, caseId } = packing;
  const record = await findCase(db, caseId);
  if (!record) throw new Error(`case ${caseId} vanished while it was read`);
  const { serviceType, ptNo, practiceId, dataSource, handedOver } = record;
  const versions: Version[] = [];
  for (const { caseId: _, designCenterId: __, doctorId, ...each } of await versionsOf(db, caseId))
    versions.push({
      ...each,
      doctor: await packing.somebody({ userId: doctorId, place: `case/doctor-${each.version}` }),
      statusTime: each.statusTime.toISOString(),
      submitTime: orNull(each.submitTime),
      createTime: each.createTime.toISOString(),
      updateTime: each.updateTime.toISOString(),
    });
  return {
    ...{ caseId, serviceType, ptNo, dataSource, handedOver, versions },
    practice: { id: practiceId, name: await nameOfPractice(db, practiceId) },
    creator: await packing.somebody({ userId: record.creatorId, place: 'case/creator' }),
    createTime: record.createTime.toISOString(),
    labels: await labelsOf(db, caseId),
  };
}

/** The columns of a version. No design center comes along: those of another installation are unknown here. */
const versionRow = ({ caseId, doctorId }: Unpacking, { doctor: _, ...version }: Version) => ({
  ...version,
  ...{ caseId, doctorId, designCenterId: '0' },
  statusTime: moment(version.statusTime),
  submitTime: version.submitTime === null ? null : moment(version.submitTime),
  createTime: moment(version.createTime),
  updateTime: moment(version.updateTime),
});

async function write(unpacking: Unpacking, content: ArchivedCase): Promise<void> {
  const { tx, caseId, practiceId, importedBy } = unpacking;
  const { serviceType, dataSource, handedOver } = content;
  const versions = content.versions.map((version) => versionRow(unpacking, version));
  const newest = versions.at(-1);
  if (!newest) throw new Error('a case without a version');
  const { phone: _, email: __, customDoctorName: ___, customClinic: ____, revision: _____, ...copied } = newest;
  const row = {
    ...{ ...copied, serviceType, dataSource, handedOver, practiceId, creatorId: importedBy },
    createTime: moment(content.createTime),
  };
  // The number that it had, unless another case of this practice has it.
  let { ptNo } = content;
  while (!(await insertWholeCase(tx, { ...row, ptNo }, versions))) ptNo = await nextCaseNumber(tx);
  const known = await importLabels(tx, practiceId, content.labels);
  const carried = content.labels.flatMap(({ name }) => known.get(name) ?? []);
  await setLabels(tx, caseId, carried, []);
}

const part: ArchivePart<ArchivedCase> = {
  ...{ name: 'case', rank: 0, schema: archivedCase, read, write },
  versions: ({ versions }) => versions.map(({ version }) => version),
};
export const casePart = archivePart(part);
