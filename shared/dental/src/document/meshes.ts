import type { PlanDocument } from '@archway/contracts';

/** The meshes that a document names, each with its place. */
export function* meshesNamed({
  jaws,
  vertexLabels,
  teeth,
  gum,
}: PlanDocument): Generator<readonly [path: string, sha256: string]> {
  for (const jaw of ['upper', 'lower'] as const) {
    const [mesh, labels] = [jaws[jaw], vertexLabels[jaw]];
    if (mesh) yield [`jaws.${jaw}`, mesh.sha256];
    if (labels) yield [`vertexLabels.${jaw}`, labels.sha256];
  }
  for (const [at, { body }] of teeth.entries()) if (body) yield [`teeth[${at}].body`, body.sha256];
  if (gum?.sha256) yield ['gum', gum.sha256];
}

/** Their hashes, each once. */
export const hashesIn = (document: PlanDocument): string[] => [
  ...new Set([...meshesNamed(document)].map(([, sha256]) => sha256)),
];

/** The same document, in which meshes have other hashes: those of the same meshes in another format. */
export function withHashes(document: PlanDocument, names: ReadonlyMap<string, string>): PlanDocument {
  const other = <T extends { readonly sha256: string | null } | null>(mesh: T): T =>
    mesh?.sha256 ? { ...mesh, sha256: names.get(mesh.sha256) ?? mesh.sha256 } : mesh;
  const { jaws, vertexLabels, teeth, gum } = document;
  return {
    ...document,
    jaws: { upper: other(jaws.upper), lower: other(jaws.lower) },
    vertexLabels: { upper: other(vertexLabels.upper), lower: other(vertexLabels.lower) },
    teeth: teeth.map((tooth) => ({ ...tooth, body: other(tooth.body) })),
    gum: other(gum),
  };
}
