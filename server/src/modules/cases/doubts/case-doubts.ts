import type { Answer, CaseDoubt, doubtsEndpoints } from '@archway/contracts';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { users } from '../../access/schema.ts';
import { caseCbct } from '../../cbct/schema.ts';
import { casePhotos } from '../../photos/schema.ts';
import type { CaseKey } from '../case-access.ts';
import { analyseFlag } from '../model-analysis.ts';
import { caseDoubtAnswers, caseModels } from '../schema.ts';
import { cbctDoubts } from './cbct-doubts.ts';
import type { OpenDoubt } from './doubt-key.ts';
import * as models from './model-doubts.ts';
import * as photos from './photo-doubts.ts';

type Doubts = Answer<typeof doubtsEndpoints.list>;

/** What the machine doubts of the data of a version, by what its analyses have stored, with what people said to it. */
export async function doubtsOf(db: Querier, key: CaseKey): Promise<Doubts> {
  const { ptId, version } = key;
  const scans = await db
    .select()
    .from(caseModels)
    .where(and(eq(caseModels.ptId, ptId), eq(caseModels.version, version), eq(caseModels.modelType, 'scan')))
    .orderBy(asc(caseModels.jaw));
  const pictures = await db
    .select()
    .from(casePhotos)
    .where(and(eq(casePhotos.ptId, ptId), eq(casePhotos.version, version)))
    .orderBy(asc(casePhotos.photoId));
  const cts = await db
    .select()
    .from(caseCbct)
    .where(and(eq(caseCbct.ptId, ptId), eq(caseCbct.version, version)));
  const doubts = [...models.modelDoubts(scans), ...photos.photoDoubts(pictures), ...cts.flatMap(cbctDoubts)];
  return {
    doubts: await withAnswers(db, key, doubts),
    running: scans.filter((scan) => scan.analyseFlag === analyseFlag.running).length,
    notAssessed: {
      models: scans.filter(models.notAssessed).length,
      photos: pictures.filter(photos.notAssessed).length,
    },
  };
}

/** Doubts that nobody has answered. */
export const openDoubts = async (db: Querier, key: CaseKey): Promise<CaseDoubt[]> =>
  (await doubtsOf(db, key)).doubts.filter(({ answer }) => answer === null);

async function withAnswers(db: Querier, key: CaseKey, doubts: readonly OpenDoubt[]): Promise<CaseDoubt[]> {
  if (doubts.length === 0) return [];
  const given = await db
    .select({
      key: caseDoubtAnswers.key,
      at: caseDoubtAnswers.at,
      by: sql<string>`coalesce(${users.nickName}, ${users.userName})`,
    })
    .from(caseDoubtAnswers)
    .innerJoin(users, eq(users.id, caseDoubtAnswers.userId))
    .where(and(eq(caseDoubtAnswers.ptId, key.ptId), eq(caseDoubtAnswers.version, key.version)));
  const byKey = new Map(given.map(({ key: doubt, by, at }) => [doubt, { by, at: at.toISOString() }]));
  return doubts.map((doubt) => ({ ...doubt, answer: byKey.get(doubt.key) ?? null }));
}
