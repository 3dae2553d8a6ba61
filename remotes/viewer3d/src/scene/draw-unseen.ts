import { type Camera, type Object3D, type Scene, type WebGLRenderer } from 'three';

/** No object of a scene is in it otherwise. */
const ALONE = 31;

/**
 * Draws objects that are hidden, and nothing else, so that their buffers and programs are on the card before they are seen.
 * They are hidden again afterwards; what was drawn is to be drawn over in the same task.
 */
export function drawUnseen(renderer: WebGLRenderer, scene: Scene, camera: Camera, objects: readonly Object3D[]): void {
  const { mask } = camera.layers;
  const before = new Map<Object3D, { readonly visible: boolean; readonly culled: boolean }>();
  scene.traverse((each) => {
    // Programs are made for the lights that there are.
    if ((each as { isLight?: boolean }).isLight) each.layers.enable(ALONE);
  });
  for (const hidden of objects)
    hidden.traverse((each) => {
      before.set(each, { visible: each.visible, culled: each.frustumCulled });
      each.layers.enable(ALONE);
      each.visible = true;
      // Also those beside the picture.
      each.frustumCulled = false;
    });
  camera.layers.set(ALONE);
  renderer.render(scene, camera);
  camera.layers.mask = mask;
  for (const [each, { visible, culled }] of before) {
    each.layers.disable(ALONE);
    each.visible = visible;
    each.frustumCulled = culled;
  }
}
