import type { PlanDocument, Pose } from '@archway/contracts';
import { poseTurnedOver } from '../body/jaw-axes.ts';
import type { Point } from '../collide/blocks.ts';
import { leastOf } from '../collide/nearest-samples.ts';
import { rowsOf } from '../pose/rows.ts';
import { type SurfaceSamples, samplesOf } from '../collide/surface-samples.ts';
import { OVER } from '../design/opposing.ts';
import { jawInMouth } from '../document/jaw-in-mouth.ts';
import { jawOf } from '../document/jaws.ts';
import { poseAtStage, stagesOf } from '../document/stages.ts';
import { composed, relativePose } from '../pose/combine.ts';
import { AT_REST } from '../pose/pose.ts';
import type { Solids } from '../restage/overlaps.ts';
import { type AttachmentBody, attachmentBody } from './attachment-body.ts';
import type { BodyMesh } from './crown-surface.ts';

/** What is bonded comes near a tooth of the other jaw, or meets it, over some stages. */
export interface MeetsOpposing {
  readonly id: string;
  readonly fdi: number;
  readonly opposing: number;
  readonly from: number;
  readonly to: number;
  /** At its deepest, in mm, below 0 the gap; and where that is. */
  readonly depth: number;
  readonly stage: number;
}

/** What of an attachment is seen, as collisions look at it. */
const outsideOf = ({ positions, base }: AttachmentBody): SurfaceSamples =>
  samplesOf(
    Array.from({ length: base }, (_, n): Point => [positions[3 * n]!, positions[3 * n + 1]!, positions[3 * n + 2]!]),
  );

/**
 * Attachments that come nearer to the other jaw than the alarm distance, the deepest first; none where nobody knows how
 * the jaws bite. @param alarm in mm; farther than a grid is wide, 1 mm, nothing is told
 */
export function attachmentsNearOpposing(
  document: PlanDocument,
  solids: Solids,
  bodies: ReadonlyMap<number, BodyMesh>,
  alarm: number,
): MeetsOpposing[] {
  if (document.bite.from === 'none') return [];
  const found: MeetsOpposing[] = [];
  for (const attachment of document.attachments) {
    const { id, fdi } = attachment;
    const jaw = jawOf(fdi);
    const frame = document.teeth.find((tooth) => tooth.fdi === fdi)?.frame;
    const crown = bodies.get(fdi);
    if (!frame || !crown) continue;
    const outside = outsideOf(attachmentBody(attachment, frame, crown));
    const others = document.teeth.filter(
      (tooth) => jawOf(tooth.fdi) !== jaw && tooth.state !== 'extract' && solids.has(tooth.fdi),
    );
    const step = document.kind === 'step';
    const end = step ? attachment.to : stagesOf(document, jaw);
    const mouth = (pose: Pose, stage: number): Pose => composed(jawInMouth(document, jaw, stage), pose);
    for (const { fdi: opposing } of others) {
      const solid = solids.get(opposing)!;
      let run = null as MeetsOpposing | null;
      for (let stage = step ? attachment.from : end; stage <= end; stage++) {
        const other = poseTurnedOver(jawOf(opposing), poseAtStage(document, opposing, stage));
        const theirs = jawInMouth(document, jawOf(opposing), stage);
        const there = composed(jaw === 'upper' ? theirs : composed(theirs, OVER), other);
        const way = composed(relativePose(there, AT_REST), mouth(poseAtStage(document, fdi, stage), stage));
        const depth = -leastOf(outside, rowsOf(way), solid.grid, solid.grid.band);
        if (depth <= -Math.min(alarm, solid.grid.band)) continue;
        const worst: Pick<MeetsOpposing, 'depth' | 'stage'> = run && run.depth >= depth ? run : { depth, stage };
        run = {
          ...{ id, fdi, opposing, from: run?.from ?? stage, to: stage },
          ...{ depth: worst.depth, stage: worst.stage },
        };
      }
      if (run) found.push(run);
    }
  }
  return found.sort((one, other) => other.depth - one.depth);
}
