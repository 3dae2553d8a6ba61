/** Colours that a practice gives its labels, in the order in which they are offered; the first is what a new label has. */
export const labelColors = [
  'gray',
  'red',
  'orange',
  'gold',
  'green',
  'teal',
  'blue',
  'indigo',
  'purple',
  'pink',
] as const;
export type LabelColor = (typeof labelColors)[number];
