import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Pixels, drawDentalPhoto, photoPositionNames, shrinkPhoto } from '@archway/photo';
import {
  type MouthModel,
  type MouthPosition,
  type Seen,
  lookAt,
  mouthChances,
  mouthEvidence,
  mouthSigns,
  recognize,
  seen,
  tempered,
} from '@archway/photo/model';
import { seededRandom } from '@archway/geometry';
import { madeOthers } from './made-others.ts';
import { type Example, fitMouth } from './mouth-fit.ts';
import { labelledPhotos, otherPictures } from './real-photos.ts';
import { type ToothRows, fitTooth, toothRows } from './tooth-fit.ts';
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
  readonly set: 'as it is' | 'varied' | 'made';
  readonly pixels: Pixels;
}

/** With what does not depend on the weights. */
interface Shown extends Picture {
  readonly seen: Seen;
  /** 0 to 1: how surely this is a mouth at all. */
  readonly evidence: number;
}

/** All pictures, and the tooth evidence of the marked ones. */
async function gather(data: string): Promise<{ shown: Shown[]; teeth: ToothRows[] }> {
  const shown: Picture[] = [];
  const teeth: ToothRows[] = [];
  const photos = await labelledPhotos(data);
  for (const [i, photo] of photos.entries()) {
    const { name, person, label, pixels } = photo;
    const random = seededRandom(1000 + i);
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
  return {
    shown: shown.map((one) => ({ ...one, seen: seen(one.pixels), evidence: mouthEvidence(lookAt(one.pixels)) })),
    teeth,
  };
}

const examplesOf = (shown: readonly Shown[], tooth: readonly number[]): (Example & Pick<Shown, 'set'>)[] =>
  shown.flatMap((one) => {
    const signs = mouthSigns(one.seen, tooth);
    return signs ? [{ ...one, signs }] : [];
  });

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
  return shown.flatMap(({ label, set, name, person, seen: looked, evidence }) => {
    const signs = evidence > 0 ? mouthSigns(looked, model.tooth) : null;
    if (!signs) return [{ label, set, name, person, best: 'frontOcc' as const, chance: 0, none: 1 }];
    const chances = mouthChances(signs, model);
    const sorted = Object.entries(chances).sort((a, b) => b[1] - a[1]) as [MouthPosition, number][];
    const none = 1 - sorted.reduce((sum, [, chance]) => sum + chance, 0);
    return [{ label, set, name, person, best: sorted[0]![0], chance: tempered(sorted[0]![1], evidence), none }];
  });
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

/** What the model alone would have said. */
function verdictOf(one: Judged, limits: MouthModel['sure']): Verdict {
  const right = one.label === 'other' ? one.none > one.chance : one.best === one.label && one.none <= one.chance;
  return { ...one, right, sure: one.chance >= limits[groupOf(one.best)] };
}

/** What a user would have been told: model and rules together. */
function verdictOfAll(one: Shown, model: MouthModel): Verdict {
  const [best] = recognize(one.pixels, model);
  return { ...one, right: (best?.position ?? 'other') === one.label, sure: (best?.confidence ?? 0) >= 0.8 };
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

async function main(data: string): Promise<void> {
  const { shown, teeth } = await gather(data);
  const judged: Judged[] = [];
  const aside: { readonly person: string; readonly model: MouthModel }[] = [];
  const fitted = (without: string | null): { tooth: number[]; examples: Example[] } => {
    const tooth = fitTooth(teeth.filter(({ person }) => person !== without)).map((value) =>
      Number(value.toPrecision(5)),
    );
    return { tooth, examples: examplesOf(shown, tooth) };
  };
  process.stdout.write(`${shown.length} pictures, ${Math.round(process.uptime())} s\n`);
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
    aside.push({ person, model });
    process.stdout.write(`${person} was kept aside, ${Math.round(process.uptime())} s\n`);
  }
  for (const one of judged.filter(({ set, label }) => set === 'as it is' && label !== 'other'))
    process.stdout.write(
      `  ${one.name} ${one.label}: ${one.best} ${one.chance.toFixed(2)}, none ${one.none.toFixed(2)}\n`,
    );
  const limits = { arch: sureFrom(judged, 'arch'), front: sureFrom(judged, 'front'), side: sureFrom(judged, 'side') };
  process.stdout.write(`${JSON.stringify(limits)}\n`);
  const alone = judged.map((one) => verdictOf(one, limits));
  const together = aside.flatMap(({ person, model }) =>
    shown.filter((one) => one.person === person).map((one) => verdictOfAll(one, { ...model, sure: limits })),
  );
  for (const [title, verdicts] of Object.entries({ 'model alone': alone, 'rules and model': together }))
    for (const set of ['as it is', 'varied', 'made'] as const)
      print(
        `${title}, ${set}`,
        verdicts.filter((one) => one.set === set),
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
