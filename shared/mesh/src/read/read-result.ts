import type { Mesh, MeshFormat } from '../mesh.ts';

/** Something a reader met and dealt with; screens translate by `code`, `values` fill the text. */
export interface ReadNote {
  code:
    'formatDiffersFromName' | 'strayBytes' | 'severalSolids' | 'polygonsTriangulated' | 'shortFacesSkipped' | 'utf16';
  values: Record<string, string | number>;
}

export interface ReadResult {
  mesh: Mesh;
  format: MeshFormat;
  /** Finer than the format: `stl-binary`, `ply-ascii`, `ply-binary-le`, … */
  variant: string;
  notes: ReadNote[];
}
