import { DirectionalLight, Group, HemisphereLight, type Scene } from 'three';
import type { AnyCamera } from './camera-rig.ts';

/** Light that travels with the reader: the side that is looked at is always lit, from above left as on a lamp's desk. */
export class Lights {
  private readonly carried = new Group();
  private readonly sky = new HemisphereLight('#ffffff', '#a49c90', 1.35);

  constructor(private readonly scene: Scene) {
    const key = new DirectionalLight('#fffaf2', 1.8);
    key.position.set(-0.5, 0.75, 1);
    const fill = new DirectionalLight('#e6ecff', 0.55);
    fill.position.set(0.9, -0.1, 0.6);
    this.carried.add(key, key.target, fill, fill.target);
    scene.add(this.sky, this.carried);
  }

  follow(camera: AnyCamera): void {
    this.carried.quaternion.copy(camera.quaternion);
    this.sky.position.set(0, 1, 0).applyQuaternion(camera.quaternion);
  }

  dispose(): void {
    this.scene.remove(this.sky, this.carried);
    this.sky.dispose();
    for (const child of [...this.carried.children]) if (child instanceof DirectionalLight) child.dispose();
    this.carried.clear();
  }
}
