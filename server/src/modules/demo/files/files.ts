import { SURE_GUESS } from '@archway/contracts';
import type { AppContext } from '../../../context.ts';
import type { Seeded, SeededPractice } from '../cases/cases.ts';
import { demoLooks } from '../cases/looks.ts';
import { seedFindings } from '../inspection/findings.ts';
import { seedImplantReports } from '../inspection/implant-reports.ts';
import { seedTracings, tracedTwice } from '../inspection/tracings.ts';
import { seedTalk } from '../talk/talk.ts';
import { seedCbct } from './cbct.ts';
import { longAtHome, seedLibrary } from './library.ts';
import type { DemoJaw } from './jaws.ts';
import { jawsOf, seedModels } from './models.ts';
import { type DemoPack, readPack } from './packs.ts';
import { seedPhotos } from './photos.ts';
import { type FileTaker, takersOf } from './takers.ts';

const HOUR = 3_600_000;

/** Whom the demonstration has pictures of, and their jaws as they were taken in; by look. */
export interface DemoPatients {
  readonly packs: ReadonlyMap<string, DemoPack>;
  readonly jaws: ReadonlyMap<string, readonly DemoJaw[]>;
}

/** Photos, models and CTs for the cases of both practices, and what people wrote, found, traced and brought along since. */
export async function seedFiles(context: AppContext, { main, foreign }: Seeded): Promise<DemoPatients> {
  const packs = new Map<string, DemoPack>();
  for (const { name } of demoLooks) packs.set(name, await readPack(name));
  const own = takersOf(main, (look) => isKnown(packs.get(look)));
  const takers = [...own, ...takersOf(foreign, () => false)];
  // Aligners are planned with a CT now and then, and a draft has one already.
  const aligners = own.slice(0, main.cases.length);
  const further = [aligners.find(({ open }) => open), aligners.find(({ open }) => !open)].flatMap((each) => each ?? []);
  const scanned = takers.filter(({ scanned: asked, open }) => asked && !open);
  const modelled = async (): Promise<Map<string, DemoJaw[]>> => {
    const jaws = await jawsOf(context, packs);
    await seedModels(context, takers, jaws);
    return jaws;
  };
  const [jaws] = await Promise.all([
    modelled(),
    seedCbct(context, [...further, ...scanned]),
    seedPhotos(context, [...takers, ...earlier(main, own)], packs),
  ]);
  await seedLibrary(context, main.cast, longAtHome(main.cases), packs);
  await seedFindings(context, main);
  await seedTracings(context, main, (look) => packs.get(look)?.filmShift ?? 0);
  await seedImplantReports(context, main);
  await seedTalk(context, main, packs);
  return { packs, jaws };
}

/** Whether the image analysis is sure of the profile that `mistakes` of the photos put at another place. */
const isKnown = (pack: DemoPack | undefined): boolean =>
  pack?.photos.some(
    ({ position, guesses: [best] }) => position === 'leftFace' && (best?.confidence ?? 0) >= SURE_GUESS,
  ) ?? false;

/** The first phase of patients whose films are compared. */
const earlier = ({ cases }: SeededPractice, takers: readonly FileTaker[]): FileTaker[] =>
  tracedTwice(cases).flatMap((entry) =>
    takers
      .filter(({ caseId }) => caseId === entry.caseId)
      .map((taker) => ({ ...taker, version: 1, uploadedAt: entry.demo.openedAt + 4 * HOUR })),
  );
