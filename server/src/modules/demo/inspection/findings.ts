import { type CaseFinding, type DoubtObject, type PhotoPosition, caseStatus } from '@archway/contracts';
import type { AppContext } from '../../../context.ts';
import { type ImportedFindings, importFindings } from '../../cases/api.ts';
import { photosAt } from '../../photos/api.ts';
import type { SeededCase, SeededPractice } from '../cases/cases.ts';

/** What a designer finds wrong, at a photo or with the case as a whole. */
interface Told {
  readonly reason: CaseFinding['reason'];
  readonly weight: NonNullable<CaseFinding['weight']>;
  readonly at: PhotoPosition | null;
  readonly zh: string;
  readonly en: string;
}

/** By turns: what stopped an inspection. */
const reports: readonly (readonly Told[])[] = [
  [
    {
      ...{ reason: 'blurred', weight: 'supply', at: 'leftOcc' },
      ...{
        zh: '左侧咬合照对焦在颊拉钩上，后牙看不清。',
        en: 'The focus is on the retractor; the posteriors are out of focus.',
      },
    },
    {
      ...{ reason: 'biteMissing', weight: 'supply', at: null },
      ...{ zh: '请补充咬合扫描。', en: 'Please add the scan of the bite.' },
    },
  ],
  [
    {
      ...{ reason: 'cutOff', weight: 'supply', at: 'lowtooth' },
      ...{
        zh: '第二磨牙未拍全，请用反光板重拍。',
        en: 'The second molars are cut off, please take it again with the mirror.',
      },
    },
    {
      ...{ reason: 'badLight', weight: 'note', at: 'frontOcc' },
      ...{ zh: '正面照偏暗，可以使用。', en: 'A little dark, but usable.' },
    },
  ],
  [
    {
      ...{ reason: 'prescriptionUnclear', weight: 'supply', at: null },
      ...{ zh: '是否拔除第一前磨牙请明确。', en: 'Please say whether the first premolars may be extracted.' },
    },
  ],
];

const finding = (told: Told, chinese: boolean, objects: DoubtObject[]): CaseFinding => ({
  ...{ reason: told.reason, weight: told.weight, objects, values: {}, words: chinese ? told.zh : told.en },
});

/** Structured findings of inspections that failed, and the first ones of those that are under way. */
export async function seedFindings({ db }: Pick<AppContext, 'db'>, { cast, cases, others }: SeededPractice) {
  const imported: ImportedFindings[] = [];
  const inspected = [...cases, ...others].filter(
    ({ demo }) => demo.status === caseStatus.inspectionFailed || demo.status === caseStatus.inspecting,
  );
  for (const [index, entry] of inspected.entries()) {
    const { demo, caseId } = entry;
    const open = demo.status === caseStatus.inspecting;
    const told = reports[index % reports.length]!.slice(0, open ? 1 : undefined);
    const findings: CaseFinding[] = [];
    for (const each of told) {
      const objects = await objectsOf(db, entry, each.at);
      if (objects) findings.push(finding(each, demo.look.chinese, objects));
    }
    const inspector = cast.designers[demo.entrust] ?? null;
    if (findings.length > 0 && (!open || inspector !== null))
      imported.push({ caseId, version: demo.stage, findings, openBy: open ? inspector : null });
  }
  await importFindings(db, imported);
}

/** @returns null when the case has no photo there */
async function objectsOf(
  db: AppContext['db'],
  { caseId, demo }: SeededCase,
  at: PhotoPosition | null,
): Promise<DoubtObject[] | null> {
  if (at === null) return [];
  const photo = (await photosAt(db, caseId, at)).find(({ version }) => version === demo.stage);
  if (!photo) return null;
  const { photoId, fileName, thumbName } = photo;
  return [{ kind: 'photo', id: photoId, place: at, fileName, thumbName }];
}
