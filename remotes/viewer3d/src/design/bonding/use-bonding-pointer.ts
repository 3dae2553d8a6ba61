import { useEffect, useRef } from 'react';
import type { PlanDocument, Pose } from '@archway/contracts';
import { angleOf } from '@archway/dental/attach';
import type { Vec3 } from '@archway/geometry';
import { onClick } from '../../scene/on-click.ts';
import type { Plan } from '../../plan/view/use-plan.ts';
import type { Bonding } from './use-bonding.ts';

type Attachment = PlanDocument['attachments'][number];

interface Options {
  readonly plan: Plan;
  readonly bonding: Bonding;
  readonly active: boolean;
  readonly onMoved: (attachment: Attachment, pose: Pose) => void;
  readonly onNoRoom: (fdi: number) => void;
}

/** While attachments are placed: a press on a crown bonds one there, and one that is there is drawn along its crown. */
export function useBondingPointer({ plan, bonding, active, onMoved, onNoRoom }: Options): void {
  const { scene } = plan.live;
  const latest = useRef({ plan, bonding, onMoved, onNoRoom });
  useEffect(() => {
    latest.current = { plan, bonding, onMoved, onNoRoom };
  });
  useEffect(() => {
    if (!scene || !active) return;
    const { canvas } = scene;
    const tool = scene.tool();
    let held: { readonly attachment: Attachment; readonly angle: number; pose: Pose | null; moved: boolean } | null =
      null;
    const hover = (event: PointerEvent): void => {
      if (event.buttons === 0) {
        const over = scene.attachmentAt(event.clientX, event.clientY) !== null;
        tool.hold(over);
        canvas.style.cursor = over ? 'grab' : 'crosshair';
      }
      if (!held) return;
      const at = scene.surfaceAt(event.clientX, event.clientY);
      if (at?.fdi !== held.attachment.fdi) return;
      held.moved = true;
      held.pose = latest.current.bonding.moved(held.attachment, at.point, held.angle);
      if (held.pose) scene.redraw({ ...held.attachment, pose: held.pose });
    };
    const grab = (event: PointerEvent): void => {
      const id = event.button === 0 && event.isPrimary ? scene.attachmentAt(event.clientX, event.clientY) : null;
      const attachment = latest.current.plan.source.document.attachments.find((each) => each.id === id);
      if (!attachment) return;
      held = { attachment, angle: angleOf(attachment.pose), pose: null, moved: false };
      canvas.setPointerCapture(event.pointerId);
      tool.hold(true);
    };
    const drop = (): void => {
      if (!held) return;
      const { attachment, pose, moved } = held;
      held = null;
      tool.hold(false);
      if (!moved) return;
      // What is not taken stands where it stood.
      scene.redraw(attachment);
      if (pose) latest.current.onMoved(attachment, pose);
      else latest.current.onNoRoom(attachment.fdi);
    };
    const press = (event: PointerEvent): void => {
      if (scene.attachmentAt(event.clientX, event.clientY) !== null) return;
      const at: { readonly fdi: number; readonly point: Vec3 } | null = scene.surfaceAt(event.clientX, event.clientY);
      if (at) latest.current.bonding.at(at.fdi, at.point);
    };
    canvas.addEventListener('pointermove', hover);
    canvas.addEventListener('pointerdown', grab);
    canvas.addEventListener('pointerup', drop);
    canvas.addEventListener('pointercancel', drop);
    const forget = onClick(canvas, press);
    return () => {
      canvas.removeEventListener('pointermove', hover);
      canvas.removeEventListener('pointerdown', grab);
      canvas.removeEventListener('pointerup', drop);
      canvas.removeEventListener('pointercancel', drop);
      forget();
      tool.hold(false);
      canvas.style.cursor = '';
    };
  }, [scene, active]);
}
