import { type PlanDocument, attachmentKinds } from '@archway/contracts';
import { type Vec3, dot, subtract } from '@archway/geometry';

type Fields = Readonly<Record<string, unknown>>;
type Attachment = PlanDocument['attachments'][number];

/** From the origin of a tooth to the side of its crown, where no landmark tells it, in mm. */
const OUT = 3.5;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const listIn = (document: Fields, name: string): unknown[] => {
  const value = document[name];
  return Array.isArray(value) ? (value as unknown[]) : [];
};
const isPoint = (value: unknown): value is Vec3 =>
  Array.isArray(value) && value.length === 3 && value.every((part) => typeof part === 'number');

/** The middle of the outer side of a crown along the axes of its tooth. */
function facialOf(tooth: Fields | undefined): Attachment['pose']['t'] {
  const { frame, landmarks } = tooth ?? {};
  const facial = isFields(landmarks) ? landmarks['facial'] : null;
  if (!isFields(frame) || !isPoint(facial)) return [0, 0, OUT];
  const axes = [frame['mesial'], frame['long'], frame['buccal']];
  if (!isPoint(frame['origin']) || !axes.every(isPoint)) return [0, 0, OUT];
  const from = subtract(facial, frame['origin']);
  const [x = 0, y = 0, z = OUT] = axes.map((axis) => dot(from, axis));
  return [x, y, z];
}

/** The last aligner of the jaw of a tooth. */
function lastOf(document: Fields, fdi: number): number {
  const aligners = document['aligners'];
  const quadrant = Math.floor(fdi / 10);
  const jaw = [1, 2, 5, 6].includes(quadrant) ? 'upper' : 'lower';
  return isFields(aligners) ? Math.max(1, listIn(aligners, jaw).length - 1) : 1;
}

/**
 * Version 1 named teeth with cut-outs of the aligner, and not where they are: they are kinds of attachments now, in the
 * middle of the outer side. Which teeth are locked was known on one device only.
 */
export function fromVersion1({ cutouts: named, ...document }: Fields): Fields {
  const attachments = listIn(document, 'attachments');
  const teeth = listIn(document, 'teeth').filter(isFields);
  const cutouts = listIn({ named }, 'named')
    .filter(isFields)
    .map(({ fdi, type }) => {
      const kind = type === 'hook' ? attachmentKinds.hook : attachmentKinds.button;
      return {
        ...{ id: `cutout-${String(fdi)}-${kind.shape}`, fdi, shape: kind.shape },
        size: kind.size.map(({ usual }) => usual),
        pose: { q: [0, 0, 0, 1], t: facialOf(teeth.find((tooth) => tooth['fdi'] === fdi)) },
        ...{ from: 1, to: lastOf(document, Number(fdi)) },
      };
    });
  return { ...document, ...(cutouts.length > 0 ? { attachments: [...attachments, ...cutouts] } : {}), locked: [] };
}
