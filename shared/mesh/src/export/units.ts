/** What the coordinates of a written file are: millimetres, or what they were in the file that they come from. */
export type Units = 'mm' | 'asRead';

/** For the header of a file: formats have no field for it, and readers no way to know. */
export const unitsText = (units: Units): string => (units === 'mm' ? 'units mm' : 'units unknown');
