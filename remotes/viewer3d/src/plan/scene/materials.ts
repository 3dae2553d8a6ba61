import { Color, LineBasicMaterial, type Material, type MeshStandardMaterial } from 'three';
import { canvasColors } from '@archway/ui';
import { setOpacity, surfaceMaterial } from '../../scene/surface-material.ts';

/** How solid what lies over the plan is drawn. */
const GHOST_OPACITY = 0.34;
/** How much of the colour of change a tooth takes, by how much it changed. */
const TINTS = { small: 0.22, middling: 0.46, large: 0.72 } as const;

/** Gum is as red as a collision: a tooth that is tinted less stays a tooth. */
const COLLIDES = 0.45;

const tinted = (share: number, towards: string = canvasColors.otherVersion): string =>
  `#${new Color(canvasColors.tooth).lerp(new Color(towards), share).getHexString()}`;

/** One material for all that look alike, so that fifty meshes need few programs. */
export class PlanMaterials {
  readonly tooth = surfaceMaterial(canvasColors.tooth);
  readonly small = surfaceMaterial(tinted(TINTS.small));
  readonly middling = surfaceMaterial(tinted(TINTS.middling));
  readonly large = surfaceMaterial(tinted(TINTS.large));
  readonly selected = surfaceMaterial(canvasColors.selected);
  readonly colliding = surfaceMaterial(tinted(COLLIDES, canvasColors.collision));
  readonly gum = surfaceMaterial(canvasColors.gingiva);
  readonly attachment = surfaceMaterial(canvasColors.attachment);
  /** Cut out of the aligner, and nothing on the tooth. */
  readonly cutout = surfaceMaterial('#4fb0c6');
  readonly elastic = surfaceMaterial('#e7d36b');
  /** Each vertex has its color. */
  readonly painted = painted();
  readonly edge = new LineBasicMaterial({ color: '#8a5410' });
  readonly ghost = ghostly();

  dispose(): void {
    for (const each of Object.values(this) as Material[]) each.dispose();
  }
}

function painted(): MeshStandardMaterial {
  const material = surfaceMaterial('#ffffff');
  material.vertexColors = true;
  return material;
}

function ghostly(): MeshStandardMaterial {
  const material = surfaceMaterial(canvasColors.otherVersion);
  setOpacity(material, GHOST_OPACITY);
  material.depthWrite = false;
  // Where both stand in one place, the plan is seen and not a flicker.
  material.polygonOffset = true;
  material.polygonOffsetFactor = 1;
  material.polygonOffsetUnits = 1;
  return material;
}
