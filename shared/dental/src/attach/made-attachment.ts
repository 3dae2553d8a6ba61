import {
  type AttachmentKind,
  type CrownSide,
  type DocumentTooth,
  type PlanDocument,
  attachmentKinds,
} from '@archway/contracts';
import { type Vec3, add, dot, scale, subtract } from '@archway/geometry';
import { attachmentBody } from './attachment-body.ts';
import { type BodyMesh, alongAxes, axesOf, crossings, facesOver, outwardsAt } from './crown-surface.ts';
import { poseAt } from './place.ts';

type Attachment = PlanDocument['attachments'][number];
/** What the library makes of a place on a crown; stages are those of whoever asks. */
export type Placed = Pick<Attachment, 'fdi' | 'shape' | 'size' | 'pose'>;

const sizeOf = (kind: AttachmentKind): Attachment['size'] => {
  const [width, height, depth] = attachmentKinds[kind].size;
  return [width.usual, height.usual, depth.usual];
};

/** At a point of the crown. @param angle in degrees @returns null on a biting surface */
export function placedAt(
  tooth: DocumentTooth,
  crown: BodyMesh,
  kind: AttachmentKind,
  point: Vec3,
  angle = 0,
): Placed | null {
  const outwards = tooth.frame && outwardsAt(crown, point);
  const pose = outwards && tooth.frame && poseAt(tooth.frame, point, outwards, angle);
  return pose && { fdi: tooth.fdi, shape: attachmentKinds[kind].shape, size: sizeOf(kind), pose };
}

/** The point of a side of the crown, so far from the middle of that side; null where there is no crown. */
function pointOn({ frame, landmarks }: DocumentTooth, crown: BodyMesh, side: CrownSide, up: number): Vec3 | null {
  if (!frame) return null;
  const axes = axesOf(frame);
  const facial = landmarks?.facial;
  const from = facial ? subtract(facial, axes.origin) : ([0, 0, 0] as const);
  const [x, y] = [dot(from, axes.x), dot(from, axes.y) + up];
  const surface = alongAxes(crown, axes);
  const found = crossings(surface, facesOver(surface, { x: [x, x], y: [y, y] }), x, y);
  const z = side === 'buccal' ? found.at(0) : found.at(-1);
  if (z === undefined || z < 0 === (side === 'buccal')) return null;
  return add(add(axes.origin, scale(axes.x, x)), add(scale(axes.y, y), scale(axes.z, z)));
}

/** Where it is tried, in mm to the biting edge from where its kind usually stands. */
const TRIES = [0, -0.4, 0.4, -0.8, 0.8, -1.3, -1.8] as const;

/** In the middle of its side, or as near as all of its base lies in the crown; null where it finds no room. */
export function placedByKind(tooth: DocumentTooth, crown: BodyMesh, kind: AttachmentKind, angle = 0): Placed | null {
  const { side, offset } = attachmentKinds[kind];
  for (const aside of TRIES) {
    const point = pointOn(tooth, crown, side, offset + aside);
    const placed = point && placedAt(tooth, crown, kind, point, angle);
    if (placed && tooth.frame && isEmbedded(placed, tooth, crown)) return placed;
  }
  return null;
}

/** Whether all of its base lies in the crown. */
export const isEmbedded = (placed: Placed, { frame }: DocumentTooth, crown: BodyMesh): boolean =>
  frame !== null && attachmentBody({ ...placed, id: 'a', from: 0, to: 0 }, frame, crown).embedded;
