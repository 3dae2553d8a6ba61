import { useCallback, useState } from 'react';
import type { AttachmentKind, DocumentTooth, PlanDocument, Pose } from '@archway/contracts';
import { jawOf } from '@archway/dental';
import {
  type BodyMesh,
  type ByMovement,
  type Placed,
  attachmentsByMovement,
  isEmbedded,
  placedAt,
  placedByKind,
} from '@archway/dental/attach';
import type { EditCommand } from '@archway/dental/edit';
import type { Vec3 } from '@archway/geometry';
import { bodied } from '../../plan/stages/plan-stages.ts';
import type { Plan } from '../../plan/view/use-plan.ts';
import type { Refused, Prescribed } from '../state/editing.ts';

type Attachment = PlanDocument['attachments'][number];

export interface Bonding {
  /** What is bonded next. */
  readonly kind: AttachmentKind;
  readonly setKind: (kind: AttachmentKind) => void;
  /** In the middle of its side of a tooth. @param kind the chosen one unless another is named */
  readonly onTooth: (fdi: number, kind?: AttachmentKind) => void;
  /** The same place, before it is bonded; null where its crown has none. */
  readonly placed: (fdi: number, kind: AttachmentKind) => Placed | null;
  /** Where a crown was pressed, in the frame of its jaw. */
  readonly at: (fdi: number, point: Vec3) => void;
  /** Where it stands at a point of its crown, as it is turned now; null where its crown has no room. */
  readonly moved: (attachment: Attachment, point: Vec3, angle: number) => Pose | null;
  /** Where movements ask for it. */
  readonly byMovement: () => void;
  /** What the rules have made last; null before. */
  readonly ruled: ByMovement | null;
}

interface Options {
  readonly plan: Plan;
  readonly reads: boolean;
  readonly prescribed: Prescribed;
  readonly run: (command: EditCommand) => void;
  readonly refuse: (refused: Refused) => void;
}

/** What is bonded to crowns: where it was pressed, in the middle of a side, or where movements ask for it. */
export function useBonding({ plan, reads, prescribed, run, refuse }: Options): Bonding {
  const { source, meshes, clock, stages } = plan;
  const { document } = source;
  const [kind, setKind] = useState<AttachmentKind>('horizontal');
  const [ruled, setRuled] = useState<ByMovement | null>(null);
  const crownOf = useCallback(
    (tooth: DocumentTooth | undefined): BodyMesh | null => {
      const load = meshes.bodies.get(tooth?.body?.sha256 ?? '');
      return load?.phase === 'ready' ? load.mesh : null;
    },
    [meshes.bodies],
  );
  const toothOf = useCallback((fdi: number) => document.teeth.find((each) => each.fdi === fdi), [document.teeth]);

  const placed = (fdi: number, wanted: AttachmentKind): Placed | null => {
    const tooth = toothOf(fdi);
    const crown = crownOf(tooth);
    return tooth && crown ? placedByKind(tooth, crown, wanted) : null;
  };
  const bond = (fdi: number, place: Placed | null): void => {
    if (!place) {
      refuse({ reason: 'noSurface', teeth: [fdi] });
      return;
    }
    const step = document.kind === 'step';
    const to = step ? stages.planned[jawOf(fdi)] : 1;
    const from = Math.max(1, Math.min(Math.round(clock.get().stage), to));
    run({ type: 'attach', wishes: [{ ...place, from, to: Math.max(from, to) }] });
    // Nothing is worn on the scan: what was bonded is seen.
    if (clock.get().stage < 1) clock.show(1);
  };
  return {
    ...{ kind, setKind, ruled },
    placed,
    onTooth(fdi, wanted = kind) {
      if (!reads) bond(fdi, placed(fdi, wanted));
    },
    at(fdi, point) {
      if (reads) return;
      const tooth = toothOf(fdi);
      const crown = crownOf(tooth);
      const place = tooth && crown ? placedAt(tooth, crown, kind, point) : null;
      if (place && tooth && crown && !isEmbedded(place, tooth, crown)) refuse({ reason: 'noRoom', teeth: [fdi] });
      else bond(fdi, place);
    },
    moved(attachment, point, angle) {
      const tooth = toothOf(attachment.fdi);
      const crown = crownOf(tooth);
      const pose = tooth && crown && placedAt(tooth, crown, kind, point, angle)?.pose;
      return pose && isEmbedded({ ...attachment, pose }, tooth, crown) ? pose : null;
    },
    byMovement() {
      if (reads) return;
      const bodies = new Map<number, BodyMesh>();
      for (const tooth of bodied(document)) {
        const crown = crownOf(tooth);
        if (crown) bodies.set(tooth.fdi, crown);
      }
      const found = attachmentsByMovement(document, bodies, prescribed);
      setRuled(found);
      if (found.placed.length > 0) run({ type: 'attach', wishes: found.placed.map(({ rule: _, ...wish }) => wish) });
      if (clock.get().stage < 1) clock.show(1);
    },
  };
}
