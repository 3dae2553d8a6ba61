import type { Mesh, MeshFormat } from '../mesh.ts';

/** Something a reader met and dealt with; screens translate by `code`, `values` fill the text. */
export interface ReadNote {
  code:
    | 'formatDiffersFromName'
    /** Bytes behind the end that belong to nothing. */
    | 'strayBytes'
    | 'severalSolids'
    | 'polygonsTriangulated'
    /** Polygons that cross themselves or are very large: cut as a fan, so parts of them may lie outside the outline. */
    | 'polygonsFanned'
    | 'shortFacesSkipped'
    /** Lines of a PLY header that are no comment by the letter. */
    | 'headerLinesSkipped'
    | 'utf16';
  values: Record<string, string | number>;
}

export interface ReadResult {
  mesh: Mesh;
  format: MeshFormat;
  /** Finer than the format: `stl-binary`, `ply-ascii`, `ply-binary-le`, … */
  variant: string;
  notes: ReadNote[];
}
