/** Named apart from the looks themselves, so that words need no renderer. */
export const renderingNames = ['bone', 'teeth', 'skin'] as const;
export type RenderingName = (typeof renderingNames)[number];
