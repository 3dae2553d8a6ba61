import { dataTypes } from '@archway/contracts';
import type { AppContext } from '../../../context.ts';
import { casePrefix } from '../../files/api.ts';
import { addFinishes, importDocuments, importMeshes } from '../../plans/api.ts';
import type { Seeded } from '../cases/cases.ts';
import type { LookName } from '../cases/looks.ts';
import type { DemoPatients } from '../files/files.ts';
import type { DemoJaw } from '../files/jaws.ts';
import { placeObjects } from '../files/place-objects.ts';
import { designDemoPlans } from '../tasks.ts';
import type { DesignWish } from './design/design.ts';
import { type DesignedPlans, hashOf } from './design/design-plans.ts';
import { type PlanOfStory, type PlannedCase, awaitsFinish } from './plan-story.ts';

/** The cases as they were seeded, with the teeth of their patients. */
export type ScannedPatients = Seeded & DemoPatients;

interface Told {
  readonly each: PlannedCase;
  readonly story: readonly PlanOfStory[];
}
type Place = Pick<PlannedCase, 'caseId' | 'version'>;
type Document = DesignedPlans['documents'][number];
type MeshFile = DesignedPlans['bodies'][number];

const keyOf = ({ caseId, version }: Place): string => `${caseId}/${version}`;
const wordOf = (wish: DesignWish): string => JSON.stringify(wish);

/** Which look the scans of a version are of; earlier phases have no scans. */
const looksOf = ({ main, foreign }: ScannedPatients): Map<string, LookName> =>
  new Map(
    [main, foreign].flatMap(({ cases, others }) =>
      [...cases, ...others].map(({ caseId, demo }) => [keyOf({ caseId, version: demo.stage }), demo.look.name]),
    ),
  );

function scansOf(jaws: readonly DemoJaw[]) {
  const scan = (jaw: DemoJaw['jaw']): MeshFile & { faces: number } => {
    const { bytes, triangles } = jaws.find((each) => each.jaw === jaw)!;
    return { sha256: hashOf(bytes), bytes, faces: triangles };
  };
  return { upper: scan(1), lower: scan(2) };
}

/** Documents of plans by who looks how, and what is wished; cases that look alike share them. */
export async function designsOf(
  { compute }: Pick<AppContext, 'compute'>,
  patients: ScannedPatients,
  planned: readonly Told[],
) {
  const looks = looksOf(patients);
  const wished = new Map<LookName, Map<string, DesignWish>>();
  for (const { each, story } of planned) {
    const look = looks.get(keyOf(each));
    if (look === undefined) continue;
    const own = wished.get(look) ?? new Map<string, DesignWish>();
    for (const { design } of story) if (design) own.set(wordOf(design), design);
    wished.set(look, own);
  }
  const documents = new Map<string, Document>();
  const meshes = new Map<LookName, readonly MeshFile[]>();
  const designed = async ([look, wishes]: [LookName, Map<string, DesignWish>]): Promise<void> => {
    const { seed, upper, lower } = patients.packs.get(look)!;
    const scans = scansOf(patients.jaws.get(look)!);
    const counted = ({ sha256, faces }: typeof scans.upper) => ({ sha256, faces });
    const done = await compute.run(designDemoPlans, {
      teeth: { seed, upper, lower },
      meshes: { upper: counted(scans.upper), lower: counted(scans.lower) },
      wishes: [...wishes.values()],
    });
    for (const [at, word] of [...wishes.keys()].entries()) documents.set(`${look} ${word}`, done.documents[at]!);
    meshes.set(look, [scans.upper, scans.lower, ...done.bodies]);
  };
  await Promise.all([...wished].map(designed));
  return {
    documentOf: (each: Place, { design }: PlanOfStory): Document | null =>
      (design && documents.get(`${looks.get(keyOf(each))} ${wordOf(design)}`)) ?? null,
    meshesOf: (each: Place): readonly MeshFile[] => {
      const look = looks.get(keyOf(each));
      return (look && meshes.get(look)) ?? [];
    },
  };
}

/** Puts documents and meshes where their plans look for them. @param ids of the plans of each case */
export async function placeDesigns(
  context: AppContext,
  { documentOf, meshesOf }: Awaited<ReturnType<typeof designsOf>>,
  planned: readonly Told[],
  ids: readonly (readonly string[])[],
): Promise<void> {
  const prefixOf = ({ caseId, version }: Place, planId: string): string =>
    casePrefix({ caseId, version, dataType: dataTypes.plan, targetOrStepId: planId });
  const documents = planned.flatMap(({ each, story }, index) =>
    story.flatMap((told, at) => {
      const document = documentOf(each, told);
      const planId = ids[index]![at]!;
      const { designerId: savedBy, updateTime: saveTime } = told.plan;
      const objectName = `${prefixOf(each, planId)}${document?.sha256.slice(0, 32)}.json`;
      const { caseId, version } = each;
      const finished = !awaitsFinish(each);
      return document ? [{ planId, caseId, version, told, document, objectName, savedBy, saveTime, finished }] : [];
    }),
  );
  const designed = new Set(documents.map(({ caseId }) => caseId));
  const meshes = planned.flatMap(({ each, story }, index) =>
    story.length > 0 && designed.has(each.caseId)
      ? meshesOf(each).map((file) => ({
          ...{ caseId: each.caseId, version: each.version, file },
          objectName: `${prefixOf(each, ids[index]![0]!)}${file.sha256.slice(0, 32)}.drc`,
        }))
      : [],
  );
  await placeObjects(context, [
    ...documents.map(({ objectName, document }) => ({
      ...{ key: objectName, bytes: document.bytes, contentType: 'application/json' },
    })),
    ...meshes.map(({ objectName, file }) => ({ key: objectName, bytes: file.bytes })),
  ]);
  await context.db.transaction(async (tx) => {
    await importMeshes(
      tx,
      meshes.map(({ file: { sha256, bytes }, ...row }) => ({ ...row, sha256, bytes: bytes.byteLength })),
    );
    await importDocuments(
      tx,
      documents.map(({ document: { sha256, bytes }, told: _, version: _version, finished: _finished, ...row }) => ({
        ...{ ...row, sha256, bytes: bytes.byteLength },
      })),
    );
    await addFinishes(tx, documents.flatMap(finishOf));
  });
}

interface PlacedDocument {
  readonly planId: string;
  readonly caseId: string;
  readonly version: number;
  readonly told: PlanOfStory;
  readonly document: Document;
  /** It does not wait for its post-processing. */
  readonly finished: boolean;
}

/** Stages that the doctor has approved are ready for production, and what was confirmed was so with them. */
function finishOf({ planId, caseId, version, told, document, finished }: PlacedDocument) {
  const { result, designerId, updateTime } = told.plan;
  const { finish } = document;
  if (!finish || !finished || (result !== 'clinicallyPassed' && result !== 'planConfirmed')) return [];
  const at = updateTime ?? new Date();
  return [
    {
      ...{ planId, kind: 'postProcess' as const, caseId, version, state: 'completed' as const, ...finish },
      ...{ workedBy: designerId, workedAt: at, completedBy: designerId, completedAt: at },
      confirmedHash: result === 'planConfirmed' ? finish.sha256 : null,
    },
  ];
}
