import { type PlanDocument, isCutout } from '@archway/contracts';
import type { Mesh } from '@archway/mesh';
import { attachmentBody } from '../attach/attachment-body.ts';
import { type Jaw, jawOf } from '../document/jaws.ts';
import { poseAtStage } from '../document/stages.ts';
import { pointIn } from '../pose/pose.ts';
import { type ReadyJaw, standingGum } from './ready-jaw.ts';

type Bodies = ReadonlyMap<number, Mesh>;
type Solid = Pick<Mesh, 'positions' | 'indices'>;

/** The same body where its tooth stands at a stage. */
function standing(document: PlanDocument, fdi: number, stage: number, { positions, indices }: Solid): Solid {
  const pose = poseAtStage(document, fdi, stage);
  const moved = new Float32Array(positions.length);
  for (let at = 0; at < positions.length; at += 3)
    moved.set(pointIn(pose, [positions[at]!, positions[at + 1]!, positions[at + 2]!]), at);
  return { positions: moved, indices };
}

function joined(meshes: readonly Solid[]): Mesh {
  const positions = new Float32Array(meshes.reduce((sum, mesh) => sum + mesh.positions.length, 0));
  const indices = new Uint32Array(meshes.reduce((sum, mesh) => sum + mesh.indices.length, 0));
  let [vertex, index] = [0, 0];
  for (const mesh of meshes) {
    positions.set(mesh.positions, vertex * 3);
    for (const corner of mesh.indices) indices[index++] = corner + vertex;
    vertex += mesh.positions.length / 3;
  }
  return { positions, indices };
}

/** Teeth of a jaw that an aligner goes over: those that are taken out are there no longer. */
const teethOn = ({ teeth }: PlanDocument, jaw: Jaw, bodies: Bodies) =>
  teeth.flatMap((tooth) => {
    const body = jawOf(tooth.fdi) === jaw && tooth.state !== 'extract' ? bodies.get(tooth.fdi) : undefined;
    return body ? [{ tooth, body }] : [];
  });

const teethAt = (document: PlanDocument, jaw: Jaw, stage: number, bodies: Bodies): Solid[] =>
  teethOn(document, jaw, bodies).map(({ tooth, body }) => standing(document, tooth.fdi, stage, body));

/** What is bonded to the teeth at a stage. What is cut out of an aligner is no part of what it is formed over. */
const attachmentsAt = (document: PlanDocument, jaw: Jaw, stage: number, bodies: Bodies): Solid[] =>
  teethOn(document, jaw, bodies).flatMap(({ tooth: { fdi, frame }, body }) =>
    document.attachments
      .filter((each) => each.fdi === fdi && !isCutout(each) && each.from <= stage && stage <= each.to)
      .flatMap((each) => (frame ? [standing(document, fdi, stage, attachmentBody(each, frame, body))] : [])),
  );

/** All teeth of a jaw at a stage, in the frame of the jaw. @param bodies by FDI number */
export const stageTeeth = (document: PlanDocument, jaw: Jaw, stage: number, bodies: Bodies): Mesh =>
  joined(teethAt(document, jaw, stage, bodies));

/** A jaw as it stands at a stage, in its own frame: teeth, what is bonded to them, and the gum around them. */
export function stageModel(document: PlanDocument, ready: ReadyJaw, stage: number): Mesh {
  const { jaw, bodies, gum } = ready;
  return joined([
    ...teethAt(document, jaw, stage, bodies),
    ...attachmentsAt(document, jaw, stage, bodies),
    { positions: Float32Array.from(standingGum(document, ready, stage)), indices: gum.indices },
  ]);
}
