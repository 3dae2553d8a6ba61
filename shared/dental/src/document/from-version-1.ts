import { type PlanDocument, attachmentKinds } from '@archway/contracts';
import { type Vec3, dot, subtract } from '@archway/geometry';
import { jawOf } from './jaws.ts';

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

/** All aligners of the jaw of a tooth, which may have none; a target has no stages. */
function throughout({ kind, aligners }: Fields, fdi: number): Pick<Attachment, 'from' | 'to'> {
  if (kind === 'target') return { from: 1, to: 1 };
  const last = isFields(aligners) ? Math.max(0, listIn(aligners, jawOf(fdi)).length - 1) : 0;
  return { from: Math.min(1, last), to: last };
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
        ...throughout(document, Number(fdi)),
      };
    });
  return { ...document, ...(cutouts.length > 0 ? { attachments: [...attachments, ...cutouts] } : {}), locked: [] };
}
