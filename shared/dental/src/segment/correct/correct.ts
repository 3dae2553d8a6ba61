import { added } from './add-tooth.ts';
import { brushed } from './brush.ts';
import { type CorrectableJaw, labelledTeeth } from './correctable-jaw.ts';
import type { CorrectedTeeth, TeethChange } from './corrected-teeth.ts';
import type { Correction, CorrectionProblem, Labelled, Outcome } from './correction.ts';
import { deleted, merged, renumbered, saidMissing, shifted } from './numbers.ts';
import { smoothed } from './smooth.ts';
import { split } from './split.ts';

/** Labels with the teeth that they tell of, to be corrected. @throws Error when they are not those of the mesh */
export function teethToCorrect(
  jaw: CorrectableJaw,
  labels: Uint8Array<ArrayBuffer>,
  missing: readonly number[] = [],
): CorrectedTeeth {
  if (labels.length !== jaw.given) throw new Error(`${labels.length} labels of ${jaw.given} faces`);
  return { labels, missing, teeth: labelledTeeth(jaw, labels) };
}

/** What a command does, as data for `applied` and `undone`, or why it does nothing. Nothing that is given is changed. */
export function correct(
  jaw: CorrectableJaw,
  now: CorrectedTeeth,
  command: Correction,
): { readonly change: TeethChange } | { readonly problem: CorrectionProblem } {
  const outcome = outcomeOf(jaw, now, command);
  if ('problem' in outcome) return outcome;
  const { labels, missing } = outcome;
  const faces = Uint32Array.from([...labels.keys()].filter((face) => labels[face] !== now.labels[face]));
  const same = missing.length === now.missing.length && missing.every((fdi, at) => fdi === now.missing[at]);
  if (faces.length === 0 && same) return { problem: 'nothingChanged' };
  return {
    change: {
      faces,
      before: Uint8Array.from(faces, (face) => now.labels[face]!),
      after: Uint8Array.from(faces, (face) => labels[face]!),
      missing: { before: now.missing, after: missing },
      teeth: { before: now.teeth, after: labelledTeeth(jaw, labels) },
    },
  };
}

function outcomeOf(jaw: CorrectableJaw, now: Labelled, command: Correction): Outcome {
  switch (command.type) {
    case 'renumber':
      return renumbered(jaw, now, command.from, command.to);
    case 'shift':
      return shifted(now, command.from, command.by);
    case 'missing':
      return saidMissing(jaw, now, command.fdi);
    case 'delete':
      return deleted(now, command.fdi);
    case 'add':
      return added(jaw, now, command.face, command.fdi);
    case 'brush':
      return brushed(jaw, now, command.fdi, command.faces);
    case 'split':
      return split(jaw, now, command.face, command.fdi);
    case 'merge':
      return merged(now, command.from, command.into);
    case 'smooth':
      return smoothed(jaw, now, command.fdi);
    case 'replace':
      return { labels: Uint8Array.from(command.labels), missing: command.missing };
  }
}
