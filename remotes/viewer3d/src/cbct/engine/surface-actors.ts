import type { Types } from '@cornerstonejs/core';
import vtkCellArray from '@kitware/vtk.js/Common/Core/CellArray.js';
import vtkDataArray from '@kitware/vtk.js/Common/Core/DataArray.js';
import vtkPolyData from '@kitware/vtk.js/Common/DataModel/PolyData.js';
import vtkActor from '@kitware/vtk.js/Rendering/Core/Actor.js';
import vtkMapper from '@kitware/vtk.js/Rendering/Core/Mapper.js';
import type { Rigid } from '../registration/rigid.ts';
import type { Surface } from '../registration/surface.ts';

/** A scan that is drawn in the rendering. */
export interface ShownSurface {
  readonly id: string;
  readonly surface: Surface;
  readonly rigid: Rigid;
  /** 0 to 1. */
  readonly color: readonly [number, number, number];
  readonly visible: boolean;
}

/** Keeps the scans in the 3D pane in step with what should be shown. */
export class SurfaceActors {
  private readonly actors = new Map<string, { surface: Surface; actor: vtkActor }>();

  constructor(private readonly viewport: () => Types.IVolumeViewport) {}

  show(surfaces: readonly ShownSurface[]): void {
    for (const [id, { surface }] of this.actors)
      if (!surfaces.some((shown) => shown.id === id && shown.surface === surface)) this.remove(id);
    for (const shown of surfaces) {
      const actor = this.actors.get(shown.id)?.actor ?? this.add(shown);
      actor.setUserMatrix(columns(shown.rigid) as unknown as Parameters<vtkActor['setUserMatrix']>[0]);
      actor.setVisibility(shown.visible);
      actor.getProperty().setColor(...shown.color);
    }
  }

  /** After another volume took the pane over, which empties it. */
  again(): void {
    for (const [id, { actor }] of this.actors) this.viewport().addActor({ uid: id, actor });
  }

  clear(): void {
    for (const id of this.actors.keys()) this.remove(id);
  }

  private add({ id, surface }: ShownSurface): vtkActor {
    const mapper = vtkMapper.newInstance();
    mapper.setInputData(polyData(surface));
    mapper.setScalarVisibility(false);
    const actor = vtkActor.newInstance();
    actor.setMapper(mapper);
    actor.getProperty().setSpecular(0.15);
    this.actors.set(id, { surface, actor });
    this.viewport().addActor({ uid: id, actor });
    return actor;
  }

  private remove(id: string): void {
    const known = this.actors.get(id);
    this.actors.delete(id);
    this.viewport().removeActors([id]);
    known?.actor.getMapper()?.delete();
    known?.actor.delete();
  }
}

function polyData({ positions, normals, indices }: Surface): vtkPolyData {
  const cells = new Uint32Array((indices.length / 3) * 4);
  for (let from = 0, to = 0; from < indices.length; from += 3, to += 4) {
    cells[to] = 3;
    cells[to + 1] = indices[from]!;
    cells[to + 2] = indices[from + 1]!;
    cells[to + 3] = indices[from + 2]!;
  }
  const data = vtkPolyData.newInstance();
  data.getPoints().setData(positions, 3);
  data.setPolys(vtkCellArray.newInstance({ values: cells }));
  data.getPointData().setNormals(vtkDataArray.newInstance({ name: 'Normals', numberOfComponents: 3, values: normals }));
  return data;
}

/** As a 4 × 4 matrix, column by column. */
const columns = ({ rotation: r, shift: s }: Rigid): Float64Array =>
  Float64Array.of(r[0], r[3], r[6], 0, r[1], r[4], r[7], 0, r[2], r[5], r[8], 0, s[0], s[1], s[2], 1);
