import { analyseFlag, caseStatus, dataTypes, jawNumber } from '@archway/contracts';
import type { AppContext } from '../../../context.ts';
import { insertModel, pictureName } from '../../cases/api.ts';
import { casePrefix } from '../../files/api.ts';
import type { SeededCase } from '../cases/cases.ts';
import type { Cast } from '../cases/rows.ts';
import { type DemoJaw, demoJaws } from './jaws.ts';

/** Patients whose jaws are generated; the cases take turns with them. */
const PATIENTS = 2;
/** Cases with files: those that are looked at first. */
const WITH_FILES = 24;
/** Unsubmitted ones among them at least. */
const OPEN_WITH_FILES = 3;

const lastTouched = ({ demo }: SeededCase): number => demo.story.at(-1)?.at ?? demo.createdAt;

/** The cases that were touched last, and some that are being filled in, so that every page has something to show. */
export function lookedAtFirst(seeded: readonly SeededCase[]): SeededCase[] {
  const byTouch = [...seeded].sort((a, b) => lastTouched(b) - lastTouched(a));
  const open = byTouch.filter(isOpen).slice(0, OPEN_WITH_FILES);
  return [...open, ...byTouch.filter((entry) => !open.includes(entry))].slice(0, WITH_FILES);
}

/** The last of the open cases has all that a submission needs, and much of it at the wrong place. */
export const isDoubtful = (takers: readonly SeededCase[], entry: SeededCase): boolean =>
  isOpen(entry) && takers.filter(isOpen)[OPEN_WITH_FILES - 1] === entry;

/** Unsubmitted cases are still being filled in. */
export const isOpen = ({ demo }: SeededCase): boolean => demo.status === caseStatus.unsubmitted;

/** Gives cases real models; an unsubmitted one has one jaw or none, or both at the place of the other. */
export async function seedModels(context: AppContext, cast: Cast, takers: readonly SeededCase[]): Promise<void> {
  const patients: DemoJaw[][] = [];
  for (let seed = 1; seed <= PATIENTS; seed++) patients.push(await demoJaws(seed));
  await Promise.all(
    takers.map(async (entry, index) => {
      const jaws = patients[index % PATIENTS] ?? [];
      const doubtful = isDoubtful(takers, entry);
      const given = isOpen(entry) && !doubtful ? jaws.slice(0, index % 2) : jaws;
      await Promise.all(given.map((jaw) => giveModel(context, cast, entry, doubtful ? swapped(jaw) : jaw)));
    }),
  );
}

const swapped = (jaw: DemoJaw): DemoJaw => ({
  ...jaw,
  jaw: jaw.jaw === jawNumber.upper ? jawNumber.lower : jawNumber.upper,
});

async function giveModel({ db, store }: AppContext, cast: Cast, entry: SeededCase, jaw: DemoJaw): Promise<void> {
  const key = { caseId: entry.caseId, version: entry.demo.stage };
  const uploaded = entry.demo.createdAt + 3_600_000 * jaw.jaw;
  const objectName = `${casePrefix({ ...key, dataType: dataTypes.model })}${uploaded}.drc`;
  const { size, crc64 } = await store.put(objectName, jaw.bytes);
  const thumbName = pictureName(objectName, 'demo');
  await store.put(thumbName, jaw.picture, { contentType: 'image/jpeg' });
  await insertModel(db, {
    ...key,
    jaw: jaw.jaw,
    modelType: 'scan',
    fileName: jaw.fileName,
    objectName,
    thumbName,
    size,
    crc64,
    vertices: jaw.vertices,
    triangles: jaw.triangles,
    cleaning: jaw.cleaning,
    analyseFlag: analyseFlag.done,
    analysis: jaw.analysis,
    uploadTime: new Date(uploaded),
    uploadedBy: cast.doctors[entry.demo.doctor] as string,
  });
}
