import type { DocumentTooth, LibraryForm, PlanDocument, Pose } from '@archway/contracts';
import { type Vec3, add, mean, scale } from '@archway/geometry';
import { alongX, placeOf, poseTurnedOver, turnedOver } from '../body/jaw-axes.ts';
import { type Jaw, jawOf } from '../document/jaws.ts';
import { AT_REST, pointIn } from '../pose/pose.ts';
import { type ArchForm, archCurve } from '../target/arch-curve.ts';
import { archFit } from '../target/arch-fit.ts';
import { type ArchTooth, archOfLibrary } from '../target/arch-library.ts';
import type { StandingTooth } from '../target/standing.ts';
import { archOfDocument } from './document-arch.ts';

/** A tooth of a plan on the line of its arch, and where it goes; teeth upwards. */
export interface RowTooth extends StandingTooth {
  readonly target: Pose;
}

/** Where no landmark tells it: from the origin to the biting edge, and how wide a tooth is; in mm. */
const EDGE_MM = 4;
const WIDTH_MM = 7;
/** From the first premolar on a tooth has cusps to the tongue, which are told after those to the cheek. */
const BEHIND = 4;

function linePoint({ fdi, frame, landmarks }: DocumentTooth & { frame: object }): Vec3 {
  const cusps = landmarks?.cusps ?? [];
  if (cusps.length === 0) return add(frame.origin, scale(frame.long, EDGE_MM));
  return mean(placeOf(fdi) < BEHIND ? cusps : cusps.slice(0, Math.ceil(cusps.length / 2)));
}

const hasFrame = (tooth: DocumentTooth): tooth is DocumentTooth & { frame: NonNullable<DocumentTooth['frame']> } =>
  tooth.frame !== null;

/** The teeth of a jaw that stand in its arch, as x grows. */
export function archRow({ teeth, target }: PlanDocument, jaw: Jaw): RowTooth[] {
  return teeth
    .filter(({ fdi, body, state }) => body && state !== 'extract' && jawOf(fdi) === jaw)
    .filter(hasFrame)
    .toSorted((one, other) => alongX(one.fdi) - alongX(other.fdi))
    .map((tooth) => ({
      ...{ fdi: tooth.fdi, line: turnedOver(jaw, linePoint(tooth)), width: tooth.mesiodistal ?? WIDTH_MM },
      mesial: turnedOver(jaw, tooth.frame.mesial),
      long: turnedOver(jaw, tooth.frame.long),
      buccal: turnedOver(jaw, tooth.frame.buccal),
      target: poseTurnedOver(jaw, target[String(tooth.fdi)] ?? AT_REST),
    }));
}

/** The same teeth where they stand at their target. */
export const standing = (row: readonly RowTooth[]): ArchTooth[] =>
  row.map(({ fdi, line, target }) => ({ fdi, line: pointIn(target, line) }));

/** With fewer teeth than this nothing tells a line. */
const LEAST_TEETH = 6;
/** Teeth that are off the line that a plan tells by more than this have been moved since, in mm. */
const MOVED = 0.7;

function offLine(form: ArchForm, teeth: readonly ArchTooth[]): number {
  const curve = archCurve(form);
  const squares = teeth.map(({ line: [x, , z] }) => {
    const at = curve.at(curve.nearest(x, z));
    return (at.x - x) ** 2 + (at.z - z) ** 2;
  });
  return Math.sqrt(squares.reduce((sum, each) => sum + each, 0) / squares.length);
}

const fitted = (teeth: readonly ArchTooth[]): ArchForm | null =>
  teeth.length < LEAST_TEETH ? null : archFit(teeth.map(({ line }) => [line[0], line[2]])).form;

/** The line on which the teeth of a jaw stand at their target: what the plan says, unless they have left it since. */
export function presentArch(document: PlanDocument, jaw: Jaw): ArchForm | null {
  const teeth = standing(archRow(document, jaw));
  const said = archOfDocument(jaw, document.arches[jaw]);
  return said && teeth.length >= LEAST_TEETH && offLine(said, teeth) <= MOVED ? said : fitted(teeth);
}

/** The line on which the teeth of a jaw were scanned. */
export const foundArch = (document: PlanDocument, jaw: Jaw): ArchForm | null => fitted(archRow(document, jaw));

/** A form of the library in the size that the jaw has at its target. */
export const libraryArch = (document: PlanDocument, jaw: Jaw, name: LibraryForm): ArchForm =>
  archOfLibrary(name, standing(archRow(document, jaw)));
