const STEP = Math.PI / 36;

const turns: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** How far a key turns the scene while its canvas has the focus, in radians; undefined for keys that do not. */
export const turnOf = (key: string): readonly [right: number, down: number] | undefined => turns[key];
