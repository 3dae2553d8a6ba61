/** How a film is shown; in per cent, 100 as it is stored. */
export interface Light {
  readonly brightness: number;
  readonly contrast: number;
  readonly negative: boolean;
}

export const asStored: Light = { brightness: 100, contrast: 100, negative: false };

export const filterOf = ({ brightness, contrast, negative }: Light): string =>
  `brightness(${brightness}%) contrast(${contrast}%)${negative ? ' invert(1)' : ''}`;
