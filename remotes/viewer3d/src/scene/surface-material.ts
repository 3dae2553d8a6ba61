import { Color, DoubleSide, MeshStandardMaterial } from 'three';

/**
 * Plaster with a slight sheen. The inner side of an open scan is drawn darker, so that nobody takes a surface that is
 * seen from behind for a tooth.
 */
export function surfaceMaterial(color: string): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ color, roughness: 0.52, metalness: 0, side: DoubleSide });
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      '#include <color_fragment>',
      '#include <color_fragment>\nif (!gl_FrontFacing) diffuseColor.rgb *= 0.5;',
    );
  };
  return material;
}

const white = new Color('#ffffff');

/** Shows the colours of the vertices, or one even colour. */
export function paint(material: MeshStandardMaterial, color: string, vertexColors: boolean): void {
  if (material.vertexColors !== vertexColors) material.needsUpdate = true;
  material.vertexColors = vertexColors;
  if (vertexColors) material.color.copy(white);
  else material.color.set(color);
}

export function setOpacity(material: MeshStandardMaterial, opacity: number): void {
  const transparent = opacity < 1;
  if (material.transparent !== transparent) material.needsUpdate = true;
  material.transparent = transparent;
  material.opacity = opacity;
}
