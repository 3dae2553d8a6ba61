import { type Random, between, oneOf, seededRandom } from '@archway/geometry';
import { madeJaw } from '../testing/made-jaws.ts';
import { closedness } from './closed.ts';
import { crossedFaces } from './crossed-faces.ts';
import { type CrownPatch, crownPatch, facesByLabel } from './crown-patch.ts';
import { labelledJaw } from './labelled-jaw.ts';
import { toothBody } from './tooth-body.ts';
import { aboveGum, uncrossedBody } from './uncrossed-body.ts';

const found = labelledJaw(madeJaw('lower', { triangles: 20_000 }));
if ('problem' in found) throw new Error(found.problem.problem);
const { jaw } = found;
const patchOf = (fdi: number): CrownPatch => crownPatch(jaw, jaw.positions, facesByLabel(jaw.labels).get(fdi)!)!;

/** A crown of which the vertices beside one of the gum line were pulled about by up to a millimetre. */
function folded(patch: CrownPatch, random: Random): CrownPatch {
  const [loop] = patch.loops as readonly [readonly number[]];
  const start = oneOf(random, loop);
  const line = new Set(loop);
  const positions = [...patch.positions];
  const beside = new Set<number>();
  for (let at = 0; at < patch.triangles.length; at += 3) {
    const corners = patch.triangles.slice(at, at + 3);
    if (corners.includes(start)) for (const vertex of corners) if (!line.has(vertex)) beside.add(vertex);
  }
  for (const vertex of beside) for (let k = 0; k < 3; k++) positions[3 * vertex + k]! += between(random, -1, 1);
  return { ...patch, positions };
}

test('a crown that crosses nothing stays as it was scanned', () => {
  for (const fdi of [31, 34, 36]) {
    const plain = toothBody('lower', fdi, patchOf(fdi));
    expect(crossedFaces(plain, aboveGum(plain))).toEqual([]);
    expect(uncrossedBody('lower', fdi, patchOf(fdi))).toEqual(plain);
  }
});

test('where a crown folds over at the gum, its gum line is drawn back: little is lost, and the root goes as it did', () => {
  let folds = 0;
  for (let seed = 1; seed <= 40; seed++) {
    const patch = folded(patchOf(36), seededRandom(seed));
    const plain = toothBody('lower', 36, patch);
    if (crossedFaces(plain, aboveGum(plain)).length === 0) continue;
    folds++;
    const body = uncrossedBody('lower', 36, patch);
    expect(crossedFaces(body, aboveGum(body))).toEqual([]);
    expect(closedness(body.positions, body.indices)).toMatchObject({ badEdges: 0, pieces: 1 });
    expect(body.crownFaces).toBeGreaterThan(plain.crownFaces * 0.9);
    expect(body.root).toEqual(plain.root);
    expect(body.gum).toEqual(plain.gum);
  }
  expect(folds).toBeGreaterThan(5);
});
