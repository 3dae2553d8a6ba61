import { BufferAttribute, BufferGeometry } from 'three';
import { toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js';
import type { PlanDocument, ToothFrame } from '@archway/contracts';
import { type AttachmentBody, attachmentBody } from '@archway/dental/attach';

type Attachment = PlanDocument['attachments'][number];

/** Faces that meet at more than this have an edge between them, in radians. */
const EDGE = 0.6;

interface Known {
  readonly crown: BufferGeometry;
  readonly frame: ToothFrame;
  readonly body: AttachmentBody;
}
/** Documents share what is the same in them: an edit makes anew what it changed. */
const known = new WeakMap<Attachment, Known>();

function bodyOn(attachment: Attachment, frame: ToothFrame, crown: BufferGeometry): AttachmentBody {
  const there = known.get(attachment);
  if (there?.crown === crown && there.frame === frame) return there.body;
  const positions = crown.getAttribute('position').array;
  const body = attachmentBody(attachment, frame, { positions, indices: crown.index?.array ?? [] });
  known.set(attachment, { crown, frame, body });
  return body;
}

/** The body of an attachment on its crown, in the frame of the jaw. */
export function attachmentGeometry(attachment: Attachment, frame: ToothFrame, crown: BufferGeometry): BufferGeometry {
  const { positions, indices } = bodyOn(attachment, frame, crown);
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(positions, 3));
  geometry.setIndex(new BufferAttribute(indices, 1));
  return toCreasedNormals(geometry, EDGE);
}
