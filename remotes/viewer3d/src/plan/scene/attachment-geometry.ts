import { BoxGeometry, type BufferGeometry, SphereGeometry } from 'three';
import type { PlanDocument } from '@archway/contracts';

type Attachment = PlanDocument['attachments'][number];

/**
 * The body of an attachment at the origin: width along x, height along y, and z away from the tooth. Half of it lies in the
 * tooth, so that none stands off a curved crown.
 */
export function attachmentGeometry({ shape, size: [width, height, depth] }: Attachment): BufferGeometry {
  if (shape === 'ellipsoid') return new SphereGeometry(0.5, 20, 14).scale(width, height, depth * 2);
  const box = new BoxGeometry(width, height, depth * 2);
  if (shape === 'rectangle') return box;
  // Bevelled: the outer face slopes from the gum side to the biting edge.
  const at = box.getAttribute('position');
  for (let i = 0; i < at.count; i++) if (at.getZ(i) > 0 && at.getY(i) < 0) at.setZ(i, depth * 0.25);
  box.computeVertexNormals();
  return box;
}
