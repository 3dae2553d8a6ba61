/** How a picture is looked at: 1 fits it into its place; turns are quarters, clockwise; x and y are pixels. */
export interface View {
  readonly zoom: number;
  readonly turns: number;
  readonly x: number;
  readonly y: number;
}

export const fitted: View = { zoom: 1, turns: 0, x: 0, y: 0 };

const STEP = 1.25;
const [LEAST, MOST] = [0.5, 8];

/** @param steps larger when positive */
export function zoomed(view: View, steps: number): View {
  const zoom = Math.min(MOST, Math.max(LEAST, view.zoom * STEP ** steps));
  const by = zoom / view.zoom;
  // What is in the middle stays there.
  return { ...view, zoom, x: view.x * by, y: view.y * by };
}

export const turned = (view: View): View => ({ ...view, turns: (view.turns + 1) % 4, x: 0, y: 0 });

export const moved = (view: View, x: number, y: number): View => ({ ...view, x: view.x + x, y: view.y + y });
