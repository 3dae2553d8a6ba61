import { type Answer, type CaseDoubt, type DoubtObject, analyseFlag, type doubtsEndpoints } from '@archway/contracts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import type { CaseKey } from '../scope/case-access.ts';
import { scansOf } from '../models/model-repository.ts';
import { doubtSources } from '../ports.ts';
import { answersOf } from './answer-repository.ts';
import { type OpenDoubt, objectOf } from './doubt-key.ts';
import * as models from './model-doubts.ts';

type Doubts = Answer<typeof doubtsEndpoints.list>;

/** What the machine doubts of the data of a version, by what its analyses have stored, with what people said to it. */
export async function doubtsOf(db: Querier, key: CaseKey): Promise<Doubts> {
  const { doubts, running, notAssessed } = await lookAtData(db, key);
  return { doubts, running, notAssessed };
}

/** The same with the files themselves: models, then what other modules keep. */
export async function lookAtData(db: Querier, key: CaseKey): Promise<Doubts & { objects: DoubtObject[] }> {
  const scans = await scansOf(db, key);
  const doubts = models.modelDoubts(scans);
  const objects = scans.map(models.fileOf).map(objectOf);
  const notAssessed = { models: scans.filter(models.notAssessed).length, photos: 0 };
  for (const source of doubtSources.all) {
    const doubted = await source(db, key);
    doubts.push(...doubted.doubts);
    objects.push(...doubted.objects);
    Object.assign(notAssessed, doubted.notAssessed);
  }
  return {
    doubts: await withAnswers(db, key, doubts),
    objects,
    running: scans.filter((scan) => scan.analyseFlag === analyseFlag.running).length,
    notAssessed,
  };
}

/** Doubts that nobody has answered. */
export const openDoubts = async (db: Querier, key: CaseKey): Promise<CaseDoubt[]> =>
  (await doubtsOf(db, key)).doubts.filter(({ answer }) => answer === null);

async function withAnswers(db: Querier, key: CaseKey, doubts: readonly OpenDoubt[]): Promise<CaseDoubt[]> {
  if (doubts.length === 0) return [];
  const given = await answersOf(db, key);
  const byKey = new Map(given.map(({ key: doubt, by, at }) => [doubt, { by, at: at.toISOString() }]));
  return doubts.map((doubt) => ({ ...doubt, answer: byKey.get(doubt.key) ?? null }));
}
