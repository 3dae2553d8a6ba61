import {
  type ArchivedAnswer,
  type ArchivedPrescription,
  type ArchivedRefinement,
  type ArchivedStep,
  archivedAnswers,
  archivedPrescriptions,
  archivedProgress,
  archivedRefinements,
  designRequestSchema,
  prescriptionSchema,
  refinementProblemSchema,
} from '@archway/contracts';
import {
  answerRows,
  insertAnswers,
  insertPrescriptions,
  insertProgress,
  insertRefinements,
  prescriptionsOf,
  progressRows,
  refinementsOf,
} from './archive-repository.ts';
import { filesOfFindings, packedFinding, packedKey, unpackedFinding, unpackedKey } from './finding-files.ts';
import { type ArchivePart, archivePart } from './part.ts';

const versions = (rows: readonly { readonly version: number }[]): number[] => rows.map(({ version }) => version);

const prescriptions: ArchivePart<ArchivedPrescription[]> = {
  ...{ name: 'prescriptions', rank: 1, schema: archivedPrescriptions, versions },
  read: async (packing) => {
    const found: ArchivedPrescription[] = [];
    for (const { version, content, revision, savedBy, savedTime } of await prescriptionsOf(packing.db, packing.caseId))
      found.push({
        ...{ version, revision, savedTime: savedTime.toISOString() },
        // Older rows lack fields that came later.
        content: ('kind' in content ? designRequestSchema : prescriptionSchema).parse(content),
        // Who saves it again here is no longer who saved it elsewhere.
        savedBy: await packing.person({ userId: savedBy, place: `prescriptions/${version}-${revision}` }),
      });
    return found;
  },
  write: async ({ tx, caseId, keepName }, rows) => {
    const values = rows.map(({ savedBy: _, savedTime, ...row }) => ({ ...row, savedTime: new Date(savedTime) }));
    await insertPrescriptions(
      tx,
      values.map((row) => ({ ...row, caseId, savedBy: null })),
    );
    for (const { version, revision, savedBy } of rows) keepName(`prescriptions/${version}-${revision}`, savedBy);
  },
};

const refinements: ArchivePart<ArchivedRefinement[]> = {
  ...{ name: 'refinements', rank: 1, schema: archivedRefinements, versions },
  read: async (packing) => {
    const found: ArchivedRefinement[] = [];
    for (const { version, problem, userId, at } of await refinementsOf(packing.db, packing.caseId))
      found.push({
        ...{ version, problem: refinementProblemSchema.parse(problem), at: at.toISOString() },
        by: await packing.somebody({ userId, place: `refinements/${version}` }),
      });
    return found;
  },
  write: async ({ tx, caseId, importedBy, keepName }, rows) => {
    await insertRefinements(
      tx,
      rows.map(({ version, problem, at }) => ({ caseId, version, problem, userId: importedBy, at: new Date(at) })),
    );
    for (const { version, by } of rows) keepName(`refinements/${version}`, by);
  },
};

const progress: ArchivePart<ArchivedStep[]> = {
  ...{ name: 'progress', rank: 2, schema: archivedProgress, versions },
  refersTo: (steps) => filesOfFindings(steps.flatMap(({ findings }) => findings)),
  read: async (packing) => {
    const found: ArchivedStep[] = [];
    for (const { id, version, action, userId, asAdmin, note, ...row } of await progressRows(packing.db, packing.caseId))
      found.push({
        ...{ id, version, action, asAdmin, note, from: row.fromStatus, to: row.toStatus },
        by: await packing.person({ userId, place: `progress/${id}` }),
        findings: row.findings.map((finding) => packedFinding(packing, finding)),
        at: row.at.toISOString(),
      });
    return found;
  },
  write: async (unpacking, steps) => {
    const { tx, caseId, keepId, keepName } = unpacking;
    const ids = await insertProgress(
      tx,
      steps.map(({ version, action, from, to, asAdmin, note, findings, at }) => ({
        ...{ caseId, version, action, fromStatus: from, toStatus: to, asAdmin, note, at: new Date(at), userId: null },
        findings: findings.map((finding) => unpackedFinding(unpacking, finding)),
      })),
    );
    for (const [index, { id: old, by }] of steps.entries()) {
      const id = ids[index];
      if (id === undefined) throw new Error('a line of the progress log was not inserted');
      keepId('progress', old, id);
      keepName(`progress/${id}`, by);
    }
  },
};

const answers: ArchivePart<ArchivedAnswer[]> = {
  ...{ name: 'answers', rank: 2, schema: archivedAnswers, versions },
  read: async (packing) => {
    const found: ArchivedAnswer[] = [];
    for (const { version, key, userId, at } of await answerRows(packing.db, packing.caseId))
      found.push({
        ...{ version, key: packedKey(packing, key), at: at.toISOString() },
        by: await packing.somebody({ userId, place: `answers/${version} ${key}` }),
      });
    return found;
  },
  write: async (unpacking, rows) => {
    const { tx, caseId, importedBy, keepName } = unpacking;
    const values = rows.map(({ version, key, by, at }) => ({ version, key: unpackedKey(unpacking, key), by, at }));
    await insertAnswers(
      tx,
      values.map(({ version, key, at }) => ({ caseId, version, key, userId: importedBy, at: new Date(at) })),
    );
    for (const { version, key, by } of values) keepName(`answers/${version} ${key}`, by);
  },
};

export const courseParts = [
  archivePart(prescriptions),
  archivePart(refinements),
  archivePart(progress),
  archivePart(answers),
];
