import { type OpenedService, serviceTypes } from '@archway/contracts';
import type { AppContext } from '../../../context.ts';
import type { Seeded, SeededCase } from '../cases/cases.ts';
import { seedCbct } from './cbct.ts';
import { isDoubtful, isOpen, lookedAtFirst, seedModels } from './models.ts';
import { longAtHome, seedLibrary } from './library.ts';
import { type PhotoTaker, seedPhotos } from './photos.ts';
import { drawDemoPhotos } from '../tasks.ts';

/** Of the cases with models, those with photos. */
const WITH_PHOTOS = 12;

/** Of the submitted cases of reports, those with photos. */
const REPORTS_WITH_PHOTOS = 2;

/** Models, photos and a few CBCTs for the cases that are looked at first, and for those of other services. */
export async function seedFiles(context: AppContext, { cast, cases, others }: Seeded): Promise<void> {
  const newest = lookedAtFirst(cases);
  const takerOf = (entry: SeededCase) => ({
    caseId: entry.caseId,
    version: entry.demo.stage,
    patientName: entry.demo.person.name,
    uploadedBy: cast.doctors[entry.demo.doctor] as string,
    uploadedAt: entry.demo.createdAt + 4 * 3_600_000,
    open: isOpen(entry),
    doubtful: isDoubtful(newest, entry),
  });
  const takers = newest.map(takerOf);
  const submitted = others.filter((entry) => !isOpen(entry));
  const of = (service: OpenedService) => submitted.filter(({ demo }) => demo.service === service).map(takerOf);
  const visited = longAtHome(cases);
  const pictured = [...takers.slice(0, WITH_PHOTOS), ...of(serviceTypes.report.id).slice(0, REPORTS_WITH_PHOTOS)];
  const further = visited.map(takerOf).filter(({ caseId }) => !pictured.some((taker) => taker.caseId === caseId));
  const scanned = [takers.find(({ open }) => open), takers.find(({ open }) => !open)];
  await Promise.all([
    seedCbct(context, [...scanned.flatMap((taker) => taker ?? []), ...of(serviceTypes.plant.id)]),
    seedPictures(context, cast, [...pictured, ...further], visited),
    seedModels(context, cast, [...newest, ...submitted]),
  ]);
}

/** Drawing takes as long as the rest of the demonstration data together, so that all pictures show one patient. */
const PATIENT = 1;

async function seedPictures(
  context: AppContext,
  cast: Seeded['cast'],
  takers: readonly PhotoTaker[],
  visited: readonly SeededCase[],
): Promise<void> {
  if (takers.length === 0) return;
  const photos = await context.compute.run(drawDemoPhotos, { seed: PATIENT });
  await seedPhotos(context, takers, photos);
  await seedLibrary(context, cast, visited, photos);
}
