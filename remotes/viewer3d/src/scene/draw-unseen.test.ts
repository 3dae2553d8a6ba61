import { DirectionalLight, Group, Mesh, type Object3D, OrthographicCamera, Scene, type WebGLRenderer } from 'three';
import { drawUnseen } from './draw-unseen.ts';

test('what is hidden is drawn alone, with the lights, and is hidden again as it was', () => {
  const scene = new Scene();
  const [seen, hidden, within, light] = [new Mesh(), new Mesh(), new Mesh(), new DirectionalLight()];
  const tooth = new Group();
  tooth.add(seen, hidden);
  hidden.add(within);
  hidden.visible = false;
  within.frustumCulled = false;
  scene.add(tooth, light);
  const camera = new OrthographicCamera();
  const drawn: Object3D[] = [];
  const render = (what: Object3D, by: OrthographicCamera): void =>
    what.traverseVisible((each) => {
      if (each.layers.test(by.layers)) drawn.push(each);
    });
  drawUnseen({ render } as unknown as WebGLRenderer, scene, camera, [hidden]);
  expect(drawn).toEqual([hidden, within, light]);
  expect([hidden.visible, hidden.frustumCulled, within.visible, within.frustumCulled]).toEqual([
    false,
    true,
    true,
    false,
  ]);
  drawn.length = 0;
  render(scene, camera);
  expect(drawn).toEqual([scene, tooth, seen, light]);
});
