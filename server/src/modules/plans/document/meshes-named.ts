import type { PlanDocument } from '@archway/contracts';
import type { DocumentProblem } from '@archway/dental';

/** The meshes that a document names, each with its place. */
function* named({ jaws, vertexLabels, teeth, gum }: PlanDocument): Generator<readonly [path: string, sha256: string]> {
  for (const jaw of ['upper', 'lower'] as const) {
    const [mesh, labels] = [jaws[jaw], vertexLabels[jaw]];
    if (mesh) yield [`jaws.${jaw}`, mesh.sha256];
    if (labels) yield [`vertexLabels.${jaw}`, labels.sha256];
  }
  for (const [at, { body }] of teeth.entries()) if (body) yield [`teeth[${at}].body`, body.sha256];
  if (gum?.sha256) yield ['gum', gum.sha256];
}

export const hashesIn = (document: PlanDocument): string[] => [
  ...new Set([...named(document)].map(([, sha256]) => sha256)),
];

/** Meshes that a document names and nobody has uploaded. */
export const unknownMeshes = (document: PlanDocument, known: ReadonlySet<string>): DocumentProblem[] =>
  [...named(document)].filter(([, sha256]) => !known.has(sha256)).map(([path]) => ({ problem: 'meshUnknown', path }));
