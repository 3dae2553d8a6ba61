/** Files of a sub-order: what is printed, and along which line it is cut. */
export const subOrderFileKinds = [
  { key: 'model', limitMb: 500, extensions: ['stl', 'ply', 'obj', 'drc', '3mf', 'zip'] },
  {
    key: 'cutLine',
    limitMb: 100,
    extensions: ['nc', 'gcode', 'txt', 'csv', 'json', 'xml', 'dxf', 'stl', 'ply', 'zip'],
  },
] as const;

/** Where a file comes from: somebody has uploaded it, or it was made from the confirmed plan. */
export const subOrderFileOrigins = ['uploaded', 'plan'] as const;

export type SubOrderFileKind = (typeof subOrderFileKinds)[number]['key'];

/** What a file of this kind may be. */
export function fileKindOf(key: SubOrderFileKind): (typeof subOrderFileKinds)[number] {
  const found = subOrderFileKinds.find((kind) => kind.key === key);
  if (!found) throw new Error(`there is no kind of file ${key}`);
  return found;
}
