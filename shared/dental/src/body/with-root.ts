import type { CrownPatch } from './crown-patch.ts';
import type { MeasuredRoot } from './measured-root.ts';
import { rootLoft } from './root-loft.ts';
import type { ToothBody } from './tooth-body.ts';

/** The same tooth with the root that it has: its crown stays as it is, to the last bit, and so do all faces. */
export function withRoot(body: ToothBody, root: MeasuredRoot): ToothBody {
  const patch: CrownPatch = {
    positions: Array.from(body.positions.subarray(0, 3 * body.crownVertices)),
    triangles: Array.from(body.indices.subarray(0, 3 * body.crownFaces)),
    loops: [body.loop],
  };
  const { rings, apex } = rootLoft(patch, body, root);
  const positions = body.positions.slice();
  // Rings and tip are the last vertices of a body, see `toothBody`.
  const own = [...rings.flat(), apex].flat();
  positions.set(own, positions.length - own.length);
  return { ...body, positions, apex };
}
