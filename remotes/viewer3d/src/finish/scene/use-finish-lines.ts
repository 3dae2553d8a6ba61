import { useEffect, useState } from 'react';
import type { Jaw } from '@archway/dental';
import type { Vec3 } from '@archway/geometry';
import type { Plan } from '../../plan/view/use-plan.ts';
import type { JawDrawing } from '../state/drawing.ts';
import { FinishLines } from './finish-lines.ts';

interface Shown {
  readonly jaw: Jaw;
  readonly drawing: JawDrawing | null;
  /** While it is drawn; null where what is drawn is what is there. */
  readonly preview: readonly Vec3[] | null;
  readonly withBase: boolean;
}

/** Draws the lines of a jaw with the plan, and lets them follow where the jaw is folded to. */
export function useFinishLines({ live }: Plan, { jaw, drawing, preview, withBase }: Shown): void {
  const { scene, frames } = live;
  const [lines, setLines] = useState<FinishLines | null>(null);
  useEffect(() => {
    if (!scene) return;
    const made = new FinishLines();
    scene.tool().add(made.group);
    setLines(made);
    return () => {
      setLines(null);
      made.dispose();
    };
  }, [scene]);
  useEffect(() => {
    if (!scene || !lines) return;
    const follow = (): void => {
      const world = scene.worldOf(jaw);
      if (lines.group.matrix.equals(world)) return;
      lines.group.matrix.copy(world);
      lines.group.matrixWorldNeedsUpdate = true;
      scene.requestFrame();
    };
    follow();
    return frames.subscribe(follow);
  }, [scene, lines, frames, jaw]);
  const line = preview ?? drawing?.cutLine.points ?? null;
  useEffect(() => {
    lines?.setLine(line);
    scene?.requestFrame();
  }, [scene, lines, line]);
  const base = withBase ? drawing : null;
  useEffect(() => {
    lines?.setBase(base, jaw);
    scene?.requestFrame();
  }, [scene, lines, base, jaw]);
}
