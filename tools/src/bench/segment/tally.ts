import type { JawSegmentation } from '@archway/dental/segment';
import { FOUND, scoreOf } from '@archway/dental/segment/testing';
import { boundaryErrors } from './boundary-errors.ts';
import type { LabelledJaw } from './labelled-jaws.ts';

export interface Figures {
  readonly jaws: number;
  readonly teeth: number;
  readonly accuracy: number;
  readonly overlap: number;
  readonly numbers: number;
  readonly detection: number;
  /** mm. */
  readonly boundary: number;
  readonly boundaryMost: number;
  /** Third molars; NaN where there are none. */
  readonly thirds: number;
  /** Of the teeth that raise no doubt, how many are found and numbered right; and what share that is. */
  readonly sureRight: number;
  readonly sure: number;
  readonly jawsRight: number;
  readonly milliseconds: number;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Figures over jaws, one after the other. */
export class Tally {
  private readonly accuracies: number[] = [];
  private readonly overlaps: number[] = [];
  private readonly thirds: number[] = [];
  private readonly errors: number[] = [];
  private readonly times: number[] = [];
  private readonly counts = { teeth: 0, found: 0, met: 0, numbered: 0, sure: 0, sureRight: 0, jawsRight: 0 };

  add({ mesh, truth, jaw }: LabelledJaw, result: JawSegmentation, milliseconds: number): void {
    const { accuracy, teeth, found } = scoreOf(truth, result.labels);
    const met = teeth.filter(({ overlap }) => overlap > FOUND);
    const right = new Set(met.filter((tooth) => tooth.found === tooth.fdi).map(({ fdi }) => fdi));
    this.accuracies.push(accuracy);
    this.overlaps.push(mean(teeth.map(({ overlap }) => overlap)));
    for (const { fdi, overlap } of teeth) if (fdi % 10 === 8) this.thirds.push(overlap);
    for (const error of boundaryErrors(mesh, truth, result.labels)) this.errors.push(error);
    this.times.push(milliseconds);
    this.counts.teeth += teeth.length;
    this.counts.found += found;
    this.counts.met += met.length;
    this.counts.numbered += right.size;
    if (result.jaw === jaw) this.counts.jawsRight++;
    for (const { fdi, doubts } of result.teeth) {
      if (doubts.length > 0) continue;
      this.counts.sure++;
      if (right.has(fdi)) this.counts.sureRight++;
    }
  }

  figures(): Figures {
    const { teeth, found, met, numbered, sure, sureRight, jawsRight } = this.counts;
    const errors = Float64Array.from(this.errors).sort();
    return {
      jaws: this.times.length,
      teeth,
      accuracy: mean(this.accuracies),
      overlap: mean(this.overlaps),
      numbers: numbered / teeth,
      detection: (2 * met) / (teeth + found),
      boundary: errors.reduce((sum, error) => sum + error, 0) / errors.length,
      boundaryMost: errors[Math.floor(errors.length * 0.95)] ?? Number.NaN,
      thirds: mean(this.thirds),
      sureRight: sureRight / sure,
      sure: sure / found,
      jawsRight: jawsRight / this.times.length,
      milliseconds: mean(this.times),
    };
  }
}
