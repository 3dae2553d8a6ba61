/** Stored values that are drawn black and white. */
export interface Window {
  readonly lower: number;
  readonly upper: number;
}

export const windowNames = ['bone', 'teeth', 'soft', 'full'] as const;
export type WindowName = (typeof windowNames)[number];

const fromLevel = (level: number, width: number): Window => ({ lower: level - width / 2, upper: level + width / 2 });

const fixed: Readonly<Record<Exclude<WindowName, 'full'>, Window>> = {
  bone: fromLevel(500, 2500),
  teeth: fromLevel(1400, 3200),
  soft: fromLevel(60, 400),
};

/** The window of a preset; `full` is all that the volume holds. */
export const windowOf = (name: WindowName, range: Window): Window => (name === 'full' ? range : fixed[name]);

/** The preset that a window is, if it is one. */
export const nameOf = (window: Window, range: Window): WindowName | null =>
  windowNames.find((name) => {
    const preset = windowOf(name, range);
    return (
      Math.round(preset.lower) === Math.round(window.lower) && Math.round(preset.upper) === Math.round(window.upper)
    );
  }) ?? null;

export const levelOf = ({ lower, upper }: Window): number => (lower + upper) / 2;
export const widthOf = ({ lower, upper }: Window): number => upper - lower;
export const windowFrom = (level: number, width: number): Window => fromLevel(level, Math.max(1, width));

/** Smallest and largest value, from at most about four million voxels. */
export function rangeOf(data: ArrayLike<number>): Window {
  const stride = Math.max(1, Math.floor(data.length / 4_000_000));
  let lower = Infinity;
  let upper = -Infinity;
  for (let n = 0; n < data.length; n += stride) {
    const value = data[n]!;
    if (value < lower) lower = value;
    if (value > upper) upper = value;
  }
  return lower < upper ? { lower, upper } : { lower, upper: lower + 1 };
}
