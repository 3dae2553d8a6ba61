const CLICK_PIXELS = 5;
/** A finger rests less still, and covers what it aims at. */
const TOUCH_PIXELS = 12;

/** How far a press may miss, pixels. */
export const reachOf = (event: PointerEvent): number => (event.pointerType === 'touch' ? TOUCH_PIXELS : CLICK_PIXELS);

/** A press and release in one place: a drag turns the scene and sets no point. */
export function onClick(canvas: HTMLCanvasElement, then: (event: PointerEvent) => void): () => void {
  let down: PointerEvent | null = null;
  const press = (event: PointerEvent): void => {
    down = event.isPrimary && event.button === 0 ? event : null;
  };
  const release = (event: PointerEvent): void => {
    if (down && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < reachOf(event)) then(event);
    down = null;
  };
  canvas.addEventListener('pointerdown', press);
  canvas.addEventListener('pointerup', release);
  return () => {
    canvas.removeEventListener('pointerdown', press);
    canvas.removeEventListener('pointerup', release);
  };
}
