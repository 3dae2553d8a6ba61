import { COLOR_PATTERN, contrast, nearestPassing } from '@archway/contracts';

/** How a colour stands out from white. */
export interface ContrastFigure {
  /** Rounded down, so that nothing is said to pass that does not. */
  readonly ratio: string;
  readonly passes: boolean;
  /** The nearest colour of the same hue that passes. */
  readonly nearest: string;
}

/** Null for what is no colour. @param least ratio that is asked for */
export function contrastFigure(color: string, least: number): ContrastFigure | null {
  if (!COLOR_PATTERN.test(color)) return null;
  const ratio = contrast(color, '#FFFFFF');
  return {
    ratio: (Math.floor(ratio * 100) / 100).toFixed(2),
    passes: ratio >= least,
    nearest: nearestPassing(color, least),
  };
}
