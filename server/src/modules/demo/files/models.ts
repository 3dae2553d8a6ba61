import { analyseFlag, dataTypes, jawNumber } from '@archway/contracts';
import type { AppContext } from '../../../context.ts';
import { importModels, pictureName } from '../../cases/api.ts';
import { casePrefix } from '../../files/api.ts';
import { generateDemoJaws } from '../tasks.ts';
import type { DemoJaw } from './jaws.ts';
import type { DemoPack } from './packs.ts';
import { placeObjects } from './place-objects.ts';
import type { FileTaker } from './takers.ts';

const HOUR = 3_600_000;

/** The jaws of each patient whose pictures there are, by look. */
export async function jawsOf(
  { compute }: Pick<AppContext, 'compute'>,
  packs: ReadonlyMap<string, DemoPack>,
): Promise<Map<string, DemoJaw[]>> {
  return new Map(
    await Promise.all(
      [...packs].map(
        async ([name, { seed, upper, lower }]) =>
          [name, await compute.run(generateDemoJaws, { seed, upper, lower })] as const,
      ),
    ),
  );
}

/** Gives cases the jaws of whom they look like; an unsubmitted one has one jaw or none, or both at the place of the other. */
export async function seedModels(
  context: AppContext,
  takers: readonly FileTaker[],
  jaws: ReadonlyMap<string, DemoJaw[]>,
): Promise<void> {
  const planned = takers.flatMap((taker, index) => {
    const own = jaws.get(taker.look) ?? [];
    const { open, doubtful } = taker;
    const given = open && !doubtful ? own.slice(0, index % 2) : own;
    return given.map((jaw) => modelOf(taker, doubtful ? swapped(jaw) : jaw));
  });
  const placed = await placeObjects(
    context,
    planned.flatMap(({ objects }) => objects),
  );
  await importModels(
    context.db,
    planned.map(({ row }) => {
      const { size, crc64 } = placed(row.objectName);
      return { ...row, size, crc64 };
    }),
  );
}

const swapped = (jaw: DemoJaw): DemoJaw => ({
  ...jaw,
  jaw: jaw.jaw === jawNumber.upper ? jawNumber.lower : jawNumber.upper,
});

function modelOf({ caseId, version, uploadedBy, uploadedAt }: FileTaker, jaw: DemoJaw) {
  const uploaded = uploadedAt + HOUR * jaw.jaw;
  const objectName = `${casePrefix({ caseId, version, dataType: dataTypes.model })}${uploaded}.drc`;
  const thumbName = pictureName(objectName, 'demo');
  const { fileName, vertices, triangles, cleaning, analysis } = jaw;
  return {
    objects: [
      { key: objectName, bytes: jaw.bytes },
      { key: thumbName, bytes: jaw.picture, contentType: 'image/jpeg' },
    ],
    row: {
      ...{ caseId, version, jaw: jaw.jaw, fileName, objectName, thumbName, vertices, triangles, cleaning, analysis },
      uploadedBy,
      modelType: 'scan' as const,
      analyseFlag: analyseFlag.done,
      uploadTime: new Date(uploaded),
    },
  };
}
