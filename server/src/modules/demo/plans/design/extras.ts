import type { PlanDocument, Pose } from '@archway/contracts';
import { AT_REST, wayBetween } from '@archway/dental';
import { dot, subtract } from '@archway/geometry';
import type { SetUpTooth } from './set-up.ts';

type Attachment = PlanDocument['attachments'][number];
type Body = Pick<Attachment, 'shape' | 'size'>;

const UPRIGHT: Body = { shape: 'rectangle', size: [2, 3, 1] };
const LYING: Body = { shape: 'rectangle', size: [3, 2, 1] };
const BEVELLED: Body = { shape: 'bevel', size: [3, 2, 1.2] };
const ROUND: Body = { shape: 'ellipsoid', size: [2, 3, 0.8] };

/** Turns and lifts that an aligner does not hold by itself. */
const TURNED = 6;
const LIFTED = 0.8;

/** @param generous also second premolars, and front teeth that are turned or lifted */
function bodyFor({ fdi, frame }: SetUpTooth, pose: Pose, generous: boolean): Body | null {
  const { vertical, rotation } = wayBetween(AT_REST, pose, frame.origin);
  switch (fdi % 10) {
    case 3:
      return UPRIGHT;
    case 4:
      return LYING;
    case 5:
      return generous ? BEVELLED : null;
    case 1:
    case 2:
      return generous && (rotation > TURNED || vertical > LIFTED) ? ROUND : null;
    default:
      return null;
  }
}

/** Attachments in the middle of the outer side of crowns, from the first aligner to the last. */
export const attachmentsOf = (
  teeth: readonly SetUpTooth[],
  target: ReadonlyMap<number, Pose>,
  last: number,
  generous: boolean,
): Attachment[] =>
  teeth.flatMap((tooth) => {
    const { fdi, frame, facial } = tooth;
    const body = bodyFor(tooth, target.get(fdi) ?? AT_REST, generous);
    if (!body) return [];
    const at = subtract(facial, frame.origin);
    const t: Pose['t'] = [dot(at, frame.mesial), dot(at, frame.long), dot(at, frame.buccal)];
    return [
      {
        ...{ id: `attachment-${fdi}`, fdi: fdi as Attachment['fdi'], ...body },
        ...{ pose: { q: [0, 0, 0, 1] as Pose['q'], t }, from: 1, to: last },
      },
    ];
  });
