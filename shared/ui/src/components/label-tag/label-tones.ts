import type { LabelColor } from '@archway/contracts';
import { mix } from '@archway/contracts';

/** Words of a label in its colour: at least 5 : 1 on white and on a selected row. */
export const labelTones = {
  gray: '#515766',
  red: '#B3261E',
  orange: '#96500A',
  gold: '#705A00',
  green: '#17693F',
  teal: '#0B6670',
  blue: '#1D5FBF',
  indigo: '#4A3FC0',
  purple: '#7B2FA8',
  pink: '#A8236B',
} as const satisfies Record<LabelColor, string>;

/** The hairline around it. */
export const labelLine = (color: LabelColor): string => mix(labelTones[color], '#FFFFFF', 0.4);
