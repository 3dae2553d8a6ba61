import { type ToothClick, segmentJaw } from '@archway/dental/segment';
import { seededRandom } from '@archway/geometry';
import type { BenchRow } from './bench-row.ts';
import { reaching, staying } from './rated.ts';
import { finer, type LabelledJaw, labelledJaws, turnedAtRandom } from './segment/labelled-jaws.ts';
import { type Figures, Tally } from './segment/tally.ts';
import { clicksOn } from './segment/clicks.ts';

/** Each jaw in so many positions. */
const POSES = 4;

/** Automatic segmentation of the labelled scans in random positions, against the goals of the design engine. */
export async function benchSegment(): Promise<BenchRow[]> {
  const jaws = await labelledJaws();
  if (jaws.length === 0) {
    console.log('There are no labelled scans in ../shared/data: nothing was measured.');
    return [];
  }
  const poses = Array.from({ length: POSES }, () => jaws).flat();
  const random = seededRandom(11);
  const turned = poses.map((jaw) => turnedAtRandom(jaw, random));
  const judged = turned.filter((jaw) => jaw.judged);
  const others = turned.filter((jaw) => !jaw.judged);
  // The first jaws warm up.
  await figuresOf(jaws.slice(0, 2), () => undefined);
  return [
    ...rowsOf('judged', await figuresOf(judged, () => undefined)),
    ...rowsOf('tuned', await figuresOf(others, () => undefined)),
    ...rowsOf(
      'judged, 64k faces',
      await figuresOf(
        judged.map((jaw) => finer(jaw)),
        () => undefined,
      ),
    ),
    ...rowsOf('judged, 144k faces', await figuresOf(finest(judged), () => undefined)),
    ...rowsOf('judged, a click each', await figuresOf(judged, clicksOn)),
  ];
}

/** Each judged jaw once, in more faces than scanners write at full resolution. */
const finest = (turned: readonly LabelledJaw[]): LabelledJaw[] =>
  turned.slice(0, turned.length / POSES).map((jaw) => finer(jaw, 3));

async function figuresOf(
  jaws: readonly LabelledJaw[],
  clicks: (jaw: LabelledJaw) => ToothClick[] | undefined,
): Promise<Figures> {
  const tally = new Tally();
  for (const jaw of jaws) {
    const teeth = clicks(jaw);
    // Time of the processor, not of the clock: other work on the machine does not count.
    const start = process.cpuUsage();
    const result = await segmentJaw(jaw.mesh, teeth ? { seeds: { teeth } } : {});
    tally.add(jaw, result, process.cpuUsage(start).user / 1000);
  }
  return tally.figures();
}

function rowsOf(what: string, figures: Figures): BenchRow[] {
  const name = (figure: string): string => `${what}: ${figure}`;
  const third = Number.isNaN(figures.thirds) ? [] : [reaching(name('third molars, IoU'), figures.thirds, 0.8, '')];
  return [
    reaching(name(`teeth, mean IoU (${figures.teeth} teeth of ${figures.jaws} jaws)`), figures.overlap, 0.96, ''),
    reaching(name('FDI numbers right'), figures.numbers, 0.985, ''),
    reaching(name('detection, F1'), figures.detection, 0.99, ''),
    reaching(name('accuracy per face'), figures.accuracy, 0.97, ''),
    staying(name('boundary error, mean'), figures.boundary, 0.11, 'mm'),
    staying(name('boundary error, p95'), figures.boundaryMost, 0.47, 'mm'),
    ...third,
    reaching(name('upper or lower right'), figures.jawsRight, 1, ''),
    reaching(name(`of the ${Math.round(figures.sure * 100)} % without doubt, right`), figures.sureRight, 0.985, ''),
    staying(name('time for a jaw'), figures.milliseconds, 1000, 'ms'),
  ];
}
