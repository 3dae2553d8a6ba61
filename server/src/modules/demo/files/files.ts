import type { AppContext } from '../../../context.ts';
import type { Seeded } from '../cases/cases.ts';
import { seedCbct } from './cbct.ts';
import { isDoubtful, isOpen, lookedAtFirst, seedModels } from './models.ts';
import { seedPhotos } from './photos.ts';

/** Of the cases with models, those with photos. */
const WITH_PHOTOS = 12;

/** Models, photos and a few CBCTs for the cases that are looked at first. */
export async function seedFiles(context: AppContext, { cast, cases }: Seeded): Promise<void> {
  const newest = lookedAtFirst(cases);
  const takers = newest.map((entry) => ({
    caseId: entry.caseId,
    version: entry.demo.stage,
    patientName: entry.demo.person.name,
    uploadedBy: cast.doctors[entry.demo.doctor] as string,
    uploadedAt: entry.demo.createdAt + 4 * 3_600_000,
    open: isOpen(entry),
    doubtful: isDoubtful(newest, entry),
  }));
  const scanned = [takers.find(({ open }) => open), takers.find(({ open }) => !open)];
  await Promise.all([
    seedCbct(
      context,
      scanned.flatMap((taker) => taker ?? []),
    ),
    seedPhotos(context, takers.slice(0, WITH_PHOTOS)),
    seedModels(context, cast, newest),
  ]);
}
