import {
  type ArchiveContents,
  type PhotoPosition,
  type VisitFinding,
  caseStatus,
  dataTypes,
  permissionsOf,
} from '@archway/contracts';
import type { AppContext, Caller } from '../../../context.ts';
import { addArchive, addPictures } from '../../archives/api.ts';
import { casePrefix } from '../../files/api.ts';
import type { SeededCase } from '../cases/cases.ts';
import type { Cast } from '../cases/rows.ts';
import type { DemoPack, DemoPhoto } from './packs.ts';

const DAY_MS = 86_400_000;
/** Cases with a library. */
const WITH_LIBRARY = 2;
/** Days after the aligners came on which somebody was seen, and until the next time. */
const VISITS = [14, 42] as const;
const INTERVAL = 28;

const lastOf = ({ demo }: SeededCase): number => demo.story.at(-1)?.at ?? demo.createdAt;
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Of the patients who wear aligners, those who came last among them that were seen twice since. */
export const longAtHome = (cases: readonly SeededCase[], now = Date.now()): SeededCase[] =>
  cases
    .filter((entry) => entry.demo.status === caseStatus.completed && lastOf(entry) < now - VISITS[1] * DAY_MS)
    .sort((a, b) => lastOf(b) - lastOf(a))
    .slice(0, WITH_LIBRARY);

/** A record or visit, and the views of its pictures. */
interface DemoEntry {
  readonly contents: ArchiveContents;
  readonly views: readonly PhotoPosition[];
  readonly takenOn: string;
}

const found: readonly (readonly [step: number, findings: VisitFinding[], remarks: string])[] = [
  [2, ['attachmentLost'], '13 附件脱落，已重新粘接。'],
  [6, ['alignerUnfit', 'gap'], 'Aligner gaps at 22, worn about 18 hours a day. Chewies for a week.'],
];

/** Two visits since the aligners came, and a radiograph that was brought along. */
function libraryOf(entry: SeededCase): DemoEntry[] {
  const visits = VISITS.map((days, index): DemoEntry => {
    const at = lastOf(entry) + days * DAY_MS;
    const [step, findings, remarks] = found[index] as (typeof found)[number];
    const contents: ArchiveContents = {
      kind: 'followUp',
      ...{ visitDate: dayOf(at), upperStep: step, lowerStep: step },
      ...{ findings, remarks, nextVisit: dayOf(at + INTERVAL * DAY_MS) },
    };
    return { contents, views: ['frontOcc', 'leftOcc', 'rightOcc', 'uptooth', 'lowtooth'], takenOn: dayOf(at) };
  });
  const before = dayOf(entry.demo.openedAt - 200 * DAY_MS);
  const record = { kind: 'record', name: '外院全景片', remarks: 'Brought along by the patient.' } as const;
  return [{ contents: record, views: ['curvilinearFault'], takenOn: before }, ...visits];
}

/** The doctor of a case, as whom the services are asked. */
const asDoctor = (userId: string): Caller => ({
  ...{ userId, userName: '', nickName: null, doctorType: 0, sessionId: '' },
  ...{ roles: ['doctor'], permissions: permissionsOf(['doctor']) },
});

/** Records and follow-ups of a few cases, written as their doctors would. */
export async function seedLibrary(
  context: AppContext,
  cast: Cast,
  cases: readonly SeededCase[],
  packs: ReadonlyMap<string, DemoPack>,
): Promise<void> {
  for (const entry of cases) {
    const { photos } = packs.get(entry.demo.look.name)!;
    const caller = asDoctor(cast.doctors[entry.demo.doctor] as string);
    const key = { caseId: entry.caseId, version: entry.demo.stage };
    for (const { contents, views, takenOn } of libraryOf(entry)) {
      const { archivesId } = await addArchive(context, caller, { ...key, contents });
      const chosen = photos.filter(({ position }) => views.includes(position));
      const pictures = await Promise.all(
        chosen.map(async (photo) => ({
          ...(await upload(context, `${casePrefix({ ...key, dataType: dataTypes.archive })}${archivesId}`, photo)),
          ...{ name: null, position: photo.position, takenOn },
        })),
      );
      await addPictures(context, caller, { archivesId, pictures });
    }
  }
}

/** Stores a picture as a browser would, and says what it would say of it. */
async function upload({ store }: AppContext, prefix: string, { position, bytes, thumb, width, height }: DemoPhoto) {
  const [objectName, thumbName] = [`${prefix}_${position}.jpg`, `${prefix}_${position}_thumb.jpg`];
  const { size, crc64 } = await store.put(objectName, bytes, { contentType: 'image/jpeg' });
  await store.put(thumbName, thumb, { contentType: 'image/jpeg' });
  return { fileName: `${position}.jpg`, objectName, thumbName, size, crc64, width, height };
}
