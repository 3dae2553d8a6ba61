import { useEffect, useRef } from 'react';
import { onClick } from '../../scene/on-click.ts';
import type { TeethScene } from '../scene/teeth-scene.ts';
import type { Correcting } from '../state/use-correcting.ts';
import type { TeethTool } from '../tools/teeth-tools.ts';

interface Given {
  scene: TeethScene | null;
  correcting: Correcting;
  tool: TeethTool;
  /** Of the brush, mm. */
  radius: number;
}

/** What a press or a stroke on the jaw does; beside the jaw, and with another button, the scene is turned as always. */
export function usePointerTools(given: Given): void {
  const { scene } = given;
  const latest = useRef(given);
  useEffect(() => {
    latest.current = given;
  });
  useEffect(() => (scene ? onClick(scene.canvas, (event) => press(latest.current, event)) : undefined), [scene]);
  useEffect(() => (scene ? strokes(scene, () => latest.current) : undefined), [scene]);
}

function press({ scene, correcting, tool }: Given, event: PointerEvent): void {
  const hit = scene?.hitAt(event.clientX, event.clientY);
  const { now, selected, select, run } = correcting;
  if (tool === 'add') {
    if (hit) void run({ type: 'add', face: hit.face }, 'new');
    return;
  }
  if (tool === 'split') {
    if (hit) void run({ type: 'split', face: hit.face }, 'new');
    return;
  }
  // A stroke has been painted by now; pressed beside a stroke, a tooth is chosen.
  if (tool === 'gum') return;
  const fdi = hit ? now.labels[hit.face]! : 0;
  if (tool === 'tooth') {
    if (selected.length === 0 && fdi > 0) select([fdi]);
    return;
  }
  if (fdi === 0) return select([]);
  const adds = event.shiftKey || event.ctrlKey || event.metaKey;
  if (!adds) return select([fdi]);
  select(selected.includes(fdi) ? selected.filter((each) => each !== fdi) : [...selected, fdi].slice(-2));
}

/** Paints while the main button is held on the surface, and has the boundary looked for anew once it is let go. */
function strokes(scene: TeethScene, given: () => Given): () => void {
  const { canvas } = scene;
  const holder = canvas.parentElement ?? canvas;
  let painted: Set<number> | null = null;
  const labelOf = ({ tool, correcting }: Given): number | null => {
    if (tool === 'gum') return 0;
    return tool === 'tooth' ? (correcting.selected.at(-1) ?? null) : null;
  };
  const paint = (event: PointerEvent): void => {
    const label = labelOf(given());
    const hit = scene.hitAt(event.clientX, event.clientY);
    if (!painted || label === null || !hit) return;
    const faces = [hit.face, ...scene.facesAround(hit, given().radius)];
    for (const face of faces) painted.add(face);
    scene.setPainted(faces, label);
  };
  // Before the camera takes the press for its own.
  const begin = (event: PointerEvent): void => {
    const now = given();
    if (event.button !== 0 || !event.isPrimary || event.target !== canvas || now.correcting.busy) return;
    if (labelOf(now) === null || !scene.hitAt(event.clientX, event.clientY)) return;
    event.stopPropagation();
    painted = new Set();
    canvas.setPointerCapture(event.pointerId);
    paint(event);
  };
  const move = (event: PointerEvent): void => {
    if (!painted) return;
    event.stopPropagation();
    paint(event);
  };
  const end = (event: PointerEvent): void => {
    if (!painted) return;
    event.stopPropagation();
    const faces = Uint32Array.from(painted);
    painted = null;
    const now = given();
    const fdi = labelOf(now);
    const { run, now: teeth, selected } = now.correcting;
    const restore = (): void => scene.setLabels(teeth.labels, new Set(selected));
    if (fdi === null || event.type === 'pointercancel') return restore();
    void run({ type: 'brush', fdi, faces }).then((changed) => {
      if (!changed) restore();
    });
  };
  holder.addEventListener('pointerdown', begin, { capture: true });
  holder.addEventListener('pointermove', move, { capture: true });
  holder.addEventListener('pointerup', end, { capture: true });
  holder.addEventListener('pointercancel', end, { capture: true });
  return () => {
    holder.removeEventListener('pointerdown', begin, { capture: true });
    holder.removeEventListener('pointermove', move, { capture: true });
    holder.removeEventListener('pointerup', end, { capture: true });
    holder.removeEventListener('pointercancel', end, { capture: true });
  };
}
