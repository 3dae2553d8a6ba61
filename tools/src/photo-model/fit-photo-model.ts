import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Pixels, drawDentalPhoto, photoPositionNames, shrinkPhoto } from '@archway/photo';
import {
  type MouthModel,
  type MouthPosition,
  lookAt,
  mouthChances,
  mouthEvidence,
  mouthSigns,
} from '@archway/photo/model';
import { madeOthers } from './made-others.ts';
import { type Example, fitMouth } from './mouth-fit.ts';
import { seeded } from './random.ts';
import { labelledPhotos, otherPictures } from './real-photos.ts';
import { type ToothRows, fitTooth, toothRows } from './tooth-fit.ts';
import { varied } from './vary.ts';

/**
 * Fits the model that recognizes the positions inside of the mouth and writes its weights, after it was judged with
 * each person kept aside in turn. Run by hand, with the folder of the real photos:
 *
 *     node_modules/.bin/tsx tools/src/photo-model/fit-photo-model.ts ../shared/data
 */
const VARIANTS = 10;
const DRAWN = 8;
const people = ['S', 'A', 'B', 'C', 'D'];
const strangers = ['N0', 'N1', 'N2', 'N3', 'N4'];
const weightsFile = path.resolve(import.meta.dirname, '../../../shared/photo/src/classify/mouth/mouth-weights.ts');

interface Shown {
  readonly name: string;
  readonly person: string;
  readonly label: string;
  readonly set: 'as it is' | 'varied' | 'made';
  readonly pixels: Pixels;
}

/** All pictures, and the tooth evidence of the marked ones. */
async function gather(data: string): Promise<{ shown: Shown[]; teeth: ToothRows[] }> {
  const shown: Shown[] = [];
  const teeth: ToothRows[] = [];
  const photos = await labelledPhotos(data);
  for (const [i, photo] of photos.entries()) {
    const { name, person, label, pixels } = photo;
    const random = seeded(1000 + i);
    teeth.push(...toothRows(photo, random));
    shown.push({ name, person, label, set: 'as it is', pixels });
    for (let k = 0; k < VARIANTS; k++)
      shown.push({ name, person, label, set: 'varied', pixels: varied(photo, random) });
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
    const random = seeded(7 + i);
    for (let k = 0; k < 2; k++)
      shown.push({ name, person, label: 'other', set: 'varied', pixels: varied({ pixels, boxes: [] }, random) });
  }
  for (const position of photoPositionNames.filter((name) => !/lateral|curvilinear/.test(name))) {
    const label = /Occ|tooth/.test(position) ? position : 'other';
    for (let seed = 0; seed < DRAWN; seed++) {
      const pixels = shrinkPhoto(drawDentalPhoto(position, 100 + seed), 256);
      const random = seeded(seed * 77 + position.length);
      const drawn = { name: `${position} ${seed}`, person: 'drawn', label };
      shown.push({ ...drawn, set: 'as it is', pixels });
      for (let k = 0; k < 2; k++)
        shown.push({ ...drawn, set: 'varied', pixels: varied({ pixels, boxes: [] }, random) });
    }
  }
  return { shown, teeth };
}

const examplesOf = (shown: readonly Shown[], tooth: readonly number[]): (Example & Pick<Shown, 'set'>)[] =>
  shown.flatMap((one) => {
    const signs = mouthSigns(one.pixels, tooth);
    return signs ? [{ ...one, signs }] : [];
  });

type Group = keyof MouthModel['sure'];
const groupOf = (position: string): Group =>
  position === 'frontOcc' ? 'front' : position.endsWith('tooth') ? 'arch' : 'side';

interface Judged {
  readonly label: string;
  readonly set: Shown['set'];
  readonly name: string;
  readonly best: MouthPosition;
  readonly chance: number;
  readonly none: number;
}

function judge(shown: readonly Shown[], model: MouthModel): Judged[] {
  return shown.flatMap(({ label, set, name, pixels }) => {
    const evidence = mouthEvidence(lookAt(pixels));
    const signs = evidence > 0 ? mouthSigns(pixels, model.tooth) : null;
    if (!signs) return [{ label, set, name, best: 'frontOcc' as const, chance: 0, none: 1 }];
    const chances = mouthChances(signs, model);
    const sorted = Object.entries(chances).sort((a, b) => b[1] - a[1]) as [MouthPosition, number][];
    const none = 1 - sorted.reduce((sum, [, chance]) => sum + chance, 0);
    return [{ label, set, name, best: sorted[0]![0], chance: sorted[0]![1] * (0.35 + 0.65 * evidence), none }];
  });
}

/** Above every wrong guess of this kind, a little further on, and never easily. */
function sureFrom(judged: readonly Judged[], group: Group): number {
  const wrong = judged.filter(({ best, label }) => groupOf(best) === group && best !== label);
  const most = Math.max(0.7, ...wrong.map(({ chance }) => chance));
  return Math.min(0.995, Number((most + 0.1 * (1 - most) + 0.005).toFixed(4)));
}

function print(title: string, judged: readonly Judged[], sure: MouthModel['sure']): void {
  const labels = [...new Set(judged.map(({ label }) => label))];
  process.stdout.write(`${title}: right and sure, right and unsure, wrong and unsure, wrong and sure\n`);
  for (const label of labels) {
    const counts = [0, 0, 0, 0];
    for (const one of judged.filter((each) => each.label === label)) {
      const isSure = one.chance >= sure[groupOf(one.best)];
      const right = label === 'other' ? one.none > one.chance : one.best === label && one.none <= one.chance;
      const at = right && !(label === 'other' && isSure) ? (isSure ? 0 : 1) : isSure ? 3 : 2;
      counts[at] = counts[at]! + 1;
    }
    process.stdout.write(`  ${label.padEnd(10)} ${counts.join('  ')}\n`);
  }
}

async function main(data: string): Promise<void> {
  const { shown, teeth } = await gather(data);
  const judged: Judged[] = [];
  const fitted = (aside: string | null): { tooth: number[]; examples: Example[] } => {
    const tooth = fitTooth(teeth.filter(({ person }) => person !== aside)).map((value) => Number(value.toPrecision(5)));
    return { tooth, examples: examplesOf(shown, tooth) };
  };
  const all = fitted(null);
  const sure = { arch: 1, front: 1, side: 1 };
  for (const person of [...people, ...strangers]) {
    const { tooth, examples } = people.includes(person) ? fitted(person) : all;
    const model = { tooth, ...fitMouth(examples.filter((example) => example.person !== person)), sure };
    judged.push(
      ...judge(
        shown.filter((one) => one.person === person),
        model,
      ),
    );
    process.stdout.write(`${person} was kept aside\n`);
  }
  for (const one of judged.filter(({ set, label }) => set === 'as it is' && label !== 'other'))
    process.stdout.write(
      `  ${one.name} ${one.label}: ${one.best} ${one.chance.toFixed(2)}, none ${one.none.toFixed(2)}\n`,
    );
  const limits = { arch: sureFrom(judged, 'arch'), front: sureFrom(judged, 'front'), side: sureFrom(judged, 'side') };
  process.stdout.write(`${JSON.stringify(limits)}\n`);
  for (const set of ['as it is', 'varied', 'made'] as const)
    print(
      set,
      judged.filter((one) => one.set === set),
      limits,
    );
  const model: MouthModel = { tooth: all.tooth, ...fitMouth(all.examples), sure: limits };
  writeFileSync(
    weightsFile,
    `import type { MouthModel } from './mouth-model.ts';\n\n/** Written by tools/src/photo-model/fit-photo-model.ts; never changed by hand. */\nexport const mouthWeights: MouthModel = ${JSON.stringify(model)};\n`,
  );
}

const [data] = process.argv.slice(2);
if (!data) throw new Error('Which folder holds the real photos?');
void main(data);
