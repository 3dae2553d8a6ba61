import { sampled } from '@archway/build/sampling';
import { cleanMesh } from '../clean/clean-mesh.ts';
import { orientJaw } from '../orient/orient-jaw.ts';
import { readMesh } from '../read/read-mesh.ts';
import type { Trial } from '../testing/jaws/arch-set.ts';
import { archTrials, partTrials, perMm, pieceTrials } from '../testing/jaws/arch-set.ts';
import { logisticWeights, probability } from '../testing/jaws/logistic.ts';
import { realCrowns, realSpecimens } from '../testing/jaws/real-specimens.node.ts';
import type { Specimen } from '../testing/jaws/specimen.ts';
import { Tally } from '../testing/jaws/tally.ts';
import { hasRealData, realBytes, realFiles } from '../testing/real-data.node.ts';
import { analyseMesh } from './analyse-mesh.ts';
import { jawEvidence } from './jaw-guess.ts';
import { SURE } from './sure.ts';

const withData = hasRealData ? test : test.skip;
/** For a hang only: the analysis of one mesh takes a third of a second. */
const LONG = 1_800_000;

let jaws: Specimen[] = [];
let arches: Trial[] = [];
beforeAll(async () => {
  if (!hasRealData) return;
  jaws = await realSpecimens();
  const crowns = await realCrowns();
  arches = [
    ...archTrials(jaws),
    ...crowns.map(({ name, jaw, mesh }): Trial => ({ name, patient: 'crowns', jaw, mesh, unit: 'mm' })),
  ];
}, LONG);

function judge(trials: readonly Trial[]): { jaw: Tally; unit: Tally } {
  const tallies = { jaw: new Tally(), unit: new Tally() };
  for (const { name, mesh, jaw, unit } of trials) {
    const { jawGuess, unitGuess } = analyseMesh(mesh);
    tallies.jaw.add(name, jawGuess.jaw, jaw, jawGuess);
    tallies.unit.add(name, unitGuess.unit, unit, unitGuess);
  }
  return tallies;
}

function print(trials: number, title: string, { jaw, unit }: { jaw: Tally; unit: Tally }): void {
  const lines = [
    `jaw:  ${jaw}`,
    ...(jaw.others.length < trials ? jaw.others.map((line) => `  ${line}`) : []),
    ...jaw.reliability(),
  ];
  lines.push(`unit: ${unit}`, ...unit.reliability());
  process.stdout.write(`\n${trials} ${title}\n${lines.join('\n')}\n`);
}

withData(
  'whole arches: no answer is wrong, few are missing',
  () => {
    const found = judge(arches);
    print(arches.length, `arches of ${new Set(arches.map(({ patient }) => patient)).size} patients`, found);
    expect(arches.length).toBeGreaterThanOrEqual(52);
    for (const { counts } of [found.jaw, found.unit]) {
      expect(counts['WRONG AND SURE'] + counts['wrong, not sure']).toBe(0);
      expect(counts.unknown).toBeLessThanOrEqual(6);
    }
    expect(found.jaw.counts['right and sure']).toBeGreaterThan(arches.length * 0.85);
  },
  LONG,
);

withData(
  'pieces of one to three teeth have no jaw, and a unit by their teeth or none',
  () => {
    const pieces = sampled(pieceTrials(jaws), 3);
    const found = judge(pieces);
    print(pieces.length, 'pieces', found);
    expect(found.jaw.counts.unknown).toBe(pieces.length);
    expect(found.unit.counts['WRONG AND SURE'] + found.unit.counts['wrong, not sure']).toBe(0);
    expect(found.unit.counts['right and sure']).toBeGreaterThan(pieces.length / 2);
    const guesses = pieces.map(({ mesh, teeth }) => ({ teeth, guess: analyseMesh(mesh).jawGuess }));
    const near = guesses.filter(({ teeth, guess }) => guess.teeth && Math.abs(guess.teeth - teeth!) <= 1).length;
    expect(near).toBeGreaterThan(pieces.length * 0.85);
  },
  LONG,
);

withData(
  'halves and front teeth are no whole arches: no jaw is named for sure, no unit is wrong for sure',
  () => {
    const parts = sampled(partTrials(jaws), 2);
    const found = judge(parts);
    print(parts.length, 'parts', found);
    expect(found.jaw.counts['WRONG AND SURE'] + found.unit.counts['WRONG AND SURE']).toBe(0);
  },
  LONG,
);

withData(
  'each patient recognised by weights of the other patients alone: sure answers are right, and shares are kept',
  () => {
    const rows = arches.map(({ mesh, unit, jaw, patient, name }) => ({
      evidence: jawEvidence(orientJaw(mesh, 1 / perMm[unit])).map(({ value }) => value),
      upper: jaw === 'upper' ? 1 : 0,
      jaw,
      patient,
      name,
    }));
    const tally = new Tally();
    for (const patient of new Set(rows.map((row) => row.patient))) {
      const others = rows.filter((row) => row.patient !== patient);
      const weights = logisticWeights(
        others.map((row) => row.evidence),
        others.map((row) => row.upper),
      );
      for (const { evidence, jaw, name } of rows.filter((row) => row.patient === patient)) {
        const upper = probability(evidence, weights);
        const confidence = Math.max(upper, 1 - upper);
        tally.add(name, upper > 0.5 ? 'upper' : 'lower', jaw, { confidence, sure: confidence >= SURE });
      }
    }
    process.stdout.write(`\nleave one patient out\n${tally}\n${tally.reliability().join('\n')}\n`);
    expect(tally.counts['WRONG AND SURE']).toBe(0);
    expect(tally.counts['wrong, not sure']).toBeLessThanOrEqual(2);
  },
  LONG,
);

withData(
  'single crowns and machine parts are not taken for jaws',
  async () => {
    for (const file of realFiles(/dental-(sjtu.*byFDI|maryland).*\.(obj|stl)$/)) {
      const { jawGuess, unitGuess } = analyseMesh(cleanMesh((await readMesh(realBytes(file), file)).mesh).mesh);
      expect([file, jawGuess.jaw]).toEqual([file, 'unknown']);
      const single = file.includes('byFDI');
      expect([file, jawGuess.reason]).toEqual([file, single ? 'fragment' : 'notAnArch']);
      // A part of 21 could be millimetres as well as centimetres.
      const unit = file.includes('TopAttachment') ? 'unknown' : file.includes('4 screw') ? 'm' : 'mm';
      expect([file, unitGuess.unit]).toEqual([file, unit]);
      expect([file, unitGuess.sure]).toEqual([file, single]);
    }
  },
  LONG,
);
