import { type AttachmentKind, type DocumentTooth, type PlanDocument, documentLimits } from '@archway/contracts';
import { jawOf, jaws } from '../document/jaws.ts';
import { movementOf } from '../pose/movement.ts';
import { AT_REST } from '../pose/pose.ts';
import type { BodyMesh } from './crown-surface.ts';
import { type Placed, placedByKind } from './made-attachment.ts';
import { type AttachmentRule, type Moves, DEEP_BITE, INTRUDES, anchors, askedBy, ramps } from './movement-rules.ts';
import { type Worn, within, wornBy, wornByAny } from './worn.ts';

/** What a rule puts on a tooth. */
interface RuledAttachment extends Placed, Worn {
  readonly rule: AttachmentRule;
}

/** Why a tooth goes without what its movement asks for. */
type Without = 'noAttachment' | 'locked' | 'noRoom';

export interface ByMovement {
  readonly placed: readonly RuledAttachment[];
  readonly without: readonly { readonly fdi: number; readonly rule: AttachmentRule; readonly why: Without }[];
}

interface Wanted {
  readonly tooth: DocumentTooth;
  readonly rule: AttachmentRule;
  readonly kind: AttachmentKind;
  readonly angle: number;
  readonly worn: Worn;
}

type Moving = readonly { readonly tooth: DocumentTooth; readonly moves: Moves }[];

const isFront = ({ fdi }: DocumentTooth): boolean => fdi % 10 <= 3;

/** What a tooth does not ask for, but others do: anchorage, and ramps that open a deep bite. */
function askedByOthers(document: PlanDocument, moving: Moving): Wanted[] {
  const goesIn = (jaw: 'upper' | 'lower', least: number): number[] =>
    moving
      .filter(({ tooth, moves }) => jawOf(tooth.fdi) === jaw && isFront(tooth) && -moves.extrusion >= least)
      .map(({ tooth }) => tooth.fdi);
  const holding = jaws.flatMap((jaw) => {
    const front = goesIn(jaw, INTRUDES);
    if (front.length === 0) return [];
    const teeth = moving.filter(
      ({ tooth }) => jawOf(tooth.fdi) === jaw && (anchors.teeth as readonly number[]).includes(tooth.fdi % 10),
    );
    return teeth.map(({ tooth }): Wanted => ({
      ...{ tooth, rule: 'anchorage', kind: anchors.kind, angle: 0, worn: wornByAny(document, front) },
    }));
  });
  const deep = jaws.some((jaw) => goesIn(jaw, DEEP_BITE).length > 0);
  const opening = deep
    ? moving
        .filter(({ tooth }) => (ramps.teeth as readonly number[]).includes(tooth.fdi))
        .map(({ tooth }): Wanted => ({
          ...{ tooth, rule: 'deepBite', kind: ramps.kind, angle: 0 },
          worn: wornByAny(document, [...goesIn('upper', DEEP_BITE), ...goesIn('lower', DEEP_BITE)]),
        }))
    : [];
  return [...holding, ...opening];
}

/**
 * Attachments that the movements of a plan ask for, by `movementRules`. Teeth that have one already are left alone, as are
 * those that are locked; the prescription is kept, and it is said which teeth go without.
 */
export function attachmentsByMovement(
  document: PlanDocument,
  bodies: ReadonlyMap<number, BodyMesh>,
  { noAttachment }: { readonly noAttachment: ReadonlySet<number> },
): ByMovement {
  const has = new Set<number>(document.attachments.map(({ fdi }) => fdi));
  const moving: Moving = document.teeth.flatMap((tooth) => {
    const stands = tooth.body && tooth.frame && tooth.state !== 'extract' && tooth.state !== 'implant';
    const pose = document.target[String(tooth.fdi)] ?? AT_REST;
    return stands && tooth.frame ? [{ tooth, moves: movementOf(tooth.frame, pose) }] : [];
  });
  const own = moving.flatMap(({ tooth, moves }): Wanted[] => {
    const asked = askedBy(tooth.fdi, moves);
    return asked ? [{ tooth, ...asked, worn: wornBy(document, tooth.fdi) }] : [];
  });
  const asking = new Set(own.map(({ tooth }) => tooth.fdi));
  const wanted = [...own, ...askedByOthers(document, moving).filter(({ tooth }) => !asking.has(tooth.fdi))];
  const placed: RuledAttachment[] = [];
  const without: ByMovement['without'][number][] = [];
  for (const { tooth, rule, kind, angle, worn } of wanted) {
    const { fdi } = tooth;
    const stages = within(document, fdi, worn);
    if (has.has(fdi) || !stages) continue;
    const crown = bodies.get(fdi);
    const forbidden = noAttachment.has(fdi) ? 'noAttachment' : document.locked.includes(fdi) ? 'locked' : null;
    const made = forbidden || !crown ? null : placedByKind(tooth, crown, kind, angle);
    if (made) placed.push({ ...made, ...stages, rule });
    else without.push({ fdi, rule, why: forbidden ?? 'noRoom' });
  }
  const room = documentLimits.attachments - document.attachments.length;
  return { placed: placed.slice(0, Math.max(0, room)), without };
}

/** The name of the next attachment of a tooth. */
export function nextAttachmentId({ attachments }: Pick<PlanDocument, 'attachments'>, fdi: number): string {
  const taken = new Set(attachments.map(({ id }) => id));
  for (let n = 1; ; n++) if (!taken.has(`a${fdi}-${n}`)) return `a${fdi}-${n}`;
}
