/** Which teeth are marked, by FDI number; the last of them is the one whose figures are shown. */
export type Selection = readonly number[];

/** A tooth is pressed. @param add with Shift or Ctrl: beside the others, or not any more */
export function pressed(selection: Selection, fdi: number | null, add: boolean): Selection {
  if (fdi === null) return add ? selection : [];
  if (!add) return [fdi];
  return selection.includes(fdi) ? selection.filter((each) => each !== fdi) : [...selection, fdi];
}
