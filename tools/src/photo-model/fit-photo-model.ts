import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Pixels, drawDentalPhoto, photoPositionNames, shrinkPhoto, turnPhoto } from '@archway/photo';
import {
  type MouthModel,
  type MouthPosition,
  type MouthSigns,
  lookAt,
  mouthChances,
  mouthEvidence,
  mouthNet,
  mouthSigns,
  tempered,
} from '@archway/photo/model';
import { seededRandom } from '@archway/geometry';
import { madeOthers } from './made-others.ts';
import { fitMouth } from './mouth-fit.ts';
import { labelledPhotos, otherPictures } from './real-photos.ts';
import { varied } from './vary.ts';

/**
 * Fits the model that recognizes the positions inside of the mouth and writes its weights, after it was judged with
 * each person kept aside in turn. Run by hand, with the folder of the real photos:
 *
 *     node_modules/.bin/tsx tools/src/photo-model/fit-photo-model.ts ../shared/data
 */
const VARIANTS = 6;
const DRAWN = 3;
const people = ['S', 'A', 'B', 'C', 'D'];
const strangers = ['N0', 'N1', 'N2', 'N3', 'N4'];
const weightsFile = path.resolve(import.meta.dirname, '../../../shared/photo/src/classify/mouth/mouth-weights.ts');

interface Picture {
  readonly name: string;
  readonly person: string;
  readonly label: string;
  readonly set: 'as it is' | 'varied' | 'on its head' | 'made';
  readonly pixels: Pixels;
}

/** With what does not depend on the weights. */
interface Shown extends Picture {
  readonly signs: MouthSigns;
  /** 0 to 1: how surely this is a mouth at all. */
  readonly evidence: number;
}

async function gather(data: string): Promise<Shown[]> {
  const shown: Picture[] = [];
  const photos = await labelledPhotos(data);
  for (const [i, photo] of photos.entries()) {
    const { name, person, label, pixels } = photo;
    const random = seededRandom(1000 + i);
    shown.push({ name, person, label, set: 'as it is', pixels });
    for (let k = 0; k < VARIANTS; k++)
      shown.push({ name, person, label, set: 'varied', pixels: varied(photo, random) });
    // What lies on its side belongs to no position; what stands on its head does.
    for (const quarterTurns of [1, 3] as const) {
      const lying = turnPhoto(pixels, { quarterTurns });
      shown.push({ name, person, label: 'other', set: 'made', pixels: lying });
    }
    shown.push({ name, person, label, set: 'on its head', pixels: turnPhoto(pixels, { quarterTurns: 2 }) });
    for (const made of madeOthers(photo, random))
      shown.push({
        name,
        person,
        label: 'other',
        set: 'made',
        pixels: varied({ pixels: made, boxes: [] }, random, 0.6),
      });
  }
  for (const [i, { name, person, pixels }] of (await otherPictures(data)).entries()) {
    shown.push({ name, person, label: 'other', set: 'as it is', pixels });
    const random = seededRandom(7 + i);
    shown.push({ name, person, label: 'other', set: 'varied', pixels: varied({ pixels, boxes: [] }, random) });
  }
  for (const position of photoPositionNames.filter((name) => !/lateral|curvilinear/.test(name))) {
    const label = /Occ|tooth/.test(position) ? position : 'other';
    for (let seed = 0; seed < DRAWN; seed++) {
      const pixels = shrinkPhoto(drawDentalPhoto(position, 100 + seed), 256);
      const random = seededRandom(seed * 77 + position.length);
      const drawn = { name: `${position} ${seed}`, person: 'drawn', label };
      shown.push({ ...drawn, set: 'as it is', pixels });
      shown.push({ ...drawn, set: 'varied', pixels: varied({ pixels, boxes: [] }, random) });
    }
  }
  const net = mouthNet();
  return shown.map((one) => ({
    ...one,
    signs: mouthSigns(one.pixels, net),
    evidence: mouthEvidence(lookAt(one.pixels)),
  }));
}

type Group = keyof MouthModel['sure'];
const groupOf = (position: string): Group =>
  position === 'frontOcc' ? 'front' : position.endsWith('tooth') ? 'arch' : 'side';

interface Judged {
  readonly label: string;
  readonly set: Shown['set'];
  readonly name: string;
  readonly person: string;
  readonly best: MouthPosition;
  readonly chance: number;
  readonly none: number;
}

function judge(shown: readonly Shown[], model: MouthModel): Judged[] {
  return shown.map(({ label, set, name, person, signs, evidence }) => {
    const chances = mouthChances(signs, model);
    const sorted = Object.entries(chances).sort((a, b) => b[1] - a[1]) as [MouthPosition, number][];
    const none = 1 - sorted.reduce((sum, [, chance]) => sum + chance, 0);
    const chance = evidence > 0 ? tempered(sorted[0]![1], evidence) : 0;
    return { label, set, name, person, best: sorted[0]![0], chance, none };
  });
}

/** What keeps a limit high. */
function printWorst(judged: readonly Judged[], group: Group): void {
  const wrong = judged.filter(({ best, label }) => groupOf(best) === group && best !== label);
  for (const { name, set, label, best, chance } of wrong.sort((a, b) => b.chance - a.chance).slice(0, 3))
    process.stdout.write(`  ${group}: ${name}, ${set}, ${label} taken for ${best} ${chance.toFixed(2)}\n`);
}

/** Above every wrong guess of this kind, a little further on, and never easily. */
function sureFrom(judged: readonly Judged[], group: Group): number {
  const wrong = judged.filter(({ best, label }) => groupOf(best) === group && best !== label);
  const most = Math.max(0.7, ...wrong.map(({ chance }) => chance));
  return Math.min(0.995, Number((most + 0.1 * (1 - most) + 0.005).toFixed(4)));
}

interface Verdict extends Pick<Shown, 'label' | 'set' | 'name' | 'person'> {
  readonly right: boolean;
  readonly sure: boolean;
}

function verdictOf(one: Judged, limits: MouthModel['sure']): Verdict {
  const right = one.label === 'other' ? one.none > one.chance : one.best === one.label && one.none <= one.chance;
  return { ...one, right, sure: one.chance >= limits[groupOf(one.best)] };
}

function print(title: string, verdicts: readonly Verdict[]): void {
  process.stdout.write(`${title}: right and sure, right and unsure, wrong and unsure, wrong and sure\n`);
  const group = ({ label, person }: Verdict) =>
    strangers.includes(person) ? 'no mouth' : label === 'other' ? 'of no position' : label;
  for (const label of new Set(verdicts.map(group))) {
    const counts = [0, 0, 0, 0];
    for (const one of verdicts.filter((each) => group(each) === label)) {
      const at = one.right ? (one.sure ? 0 : 1) : one.sure ? 3 : 2;
      counts[at] = counts[at]! + 1;
      if (at === 3) process.stdout.write(`  wrong and sure: ${one.name}\n`);
    }
    process.stdout.write(`  ${label.padEnd(15)} ${counts.join('  ')}\n`);
  }
}

// Turns are thought of in the fit itself.
const fitted = (shown: readonly Shown[]) => fitMouth(shown.filter(({ set }) => set !== 'on its head'));

async function main(data: string): Promise<void> {
  const shown = await gather(data);
  process.stdout.write(`${shown.length} pictures, ${Math.round(process.uptime())} s\n`);
  const judged = [...people, ...strangers].flatMap((person) => {
    const model = { ...fitted(shown.filter((one) => one.person !== person)), sure: { arch: 1, front: 1, side: 1 } };
    return judge(
      shown.filter((one) => one.person === person),
      model,
    );
  });
  for (const one of judged.filter(({ set, label }) => set === 'as it is' && label !== 'other'))
    process.stdout.write(
      `  ${one.name} ${one.label}: ${one.best} ${one.chance.toFixed(2)}, none ${one.none.toFixed(2)}\n`,
    );
  for (const group of ['arch', 'front', 'side'] as const) printWorst(judged, group);
  const limits = { arch: sureFrom(judged, 'arch'), front: sureFrom(judged, 'front'), side: sureFrom(judged, 'side') };
  process.stdout.write(`${JSON.stringify(limits)}\n`);
  // Whoever is judged has no part in the limits either.
  const verdicts = [...people, ...strangers].flatMap((person) => {
    const others = judged.filter((one) => one.person !== person);
    const without = {
      arch: sureFrom(others, 'arch'),
      front: sureFrom(others, 'front'),
      side: sureFrom(others, 'side'),
    };
    return judged.filter((one) => one.person === person).map((one) => verdictOf(one, without));
  });
  for (const set of ['as it is', 'varied', 'on its head', 'made'] as const)
    print(
      set,
      verdicts.filter((one) => one.set === set),
    );
  const model: MouthModel = { ...fitted(shown), sure: limits };
  writeFileSync(
    weightsFile,
    `import type { MouthModel } from './mouth-model.ts';\n\n/** Written by tools/src/photo-model/fit-photo-model.ts; never changed by hand. */\nexport const mouthWeights: MouthModel = ${JSON.stringify(model)};\n`,
  );
}

const [data] = process.argv.slice(2);
if (!data) throw new Error('Which folder holds the real photos?');
void main(data);
