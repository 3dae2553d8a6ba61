import { type OpenedService, serviceTypes } from '@archway/contracts';
import type { AppContext } from '../../../context.ts';
import type { Seeded, SeededCase } from '../cases/cases.ts';
import { seedCbct } from './cbct.ts';
import { isDoubtful, isOpen, lookedAtFirst, seedModels } from './models.ts';
import { seedPhotos } from './photos.ts';

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
  const scanned = [takers.find(({ open }) => open), takers.find(({ open }) => !open)];
  await Promise.all([
    seedCbct(context, [...scanned.flatMap((taker) => taker ?? []), ...of(serviceTypes.plant.id)]),
    seedPhotos(context, [...takers.slice(0, WITH_PHOTOS), ...of(serviceTypes.report.id).slice(0, REPORTS_WITH_PHOTOS)]),
    seedModels(context, cast, [...newest, ...submitted]),
  ]);
}
