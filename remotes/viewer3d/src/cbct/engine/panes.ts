export const planes = ['axial', 'coronal', 'sagittal'] as const;
export type PlaneName = (typeof planes)[number];

/** The panes in the order in which they stand. */
export const panes = ['axial', 'coronal', 'sagittal', 'volume'] as const;
export type PaneName = (typeof panes)[number];

export const isPlane = (pane: PaneName): pane is PlaneName => pane !== 'volume';

/** Colour of a plane's frame and of its line in the other panes; each also has its name and its own dash. */
export const planeColors: Readonly<Record<PlaneName, string>> = {
  axial: '#FF9A92',
  coronal: '#7BD88F',
  sagittal: '#60A5FA',
};
