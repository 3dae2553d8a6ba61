import { TrackballControls } from 'three/addons/controls/TrackballControls.js';
import type { CameraRig } from './camera-rig.ts';

/**
 * Turning, moving and zooming by mouse and touch. A trackball and not an orbit: the occlusal views look along the axis
 * that an orbit would hold fixed. It has no after-run, so that no frame is drawn once the hand is off.
 */
export class Orbit {
  private readonly controls: TrackballControls;
  private syncing = false;

  constructor(
    private readonly rig: CameraRig,
    private readonly element: HTMLElement,
    private readonly requestFrame: () => void,
    /** The reader took the camera in hand: a running transition must stop. */
    private readonly onGrab: () => void,
    /** The reader really moved it. */
    private readonly onTurned: () => void,
  ) {
    this.controls = new TrackballControls(rig.camera, element);
    this.controls.staticMoving = true;
    this.controls.rotateSpeed = 3.2;
    this.controls.zoomSpeed = 1.1;
    this.controls.panSpeed = 0.6;
    this.controls.minZoom = 0.25;
    this.controls.maxZoom = 60;
    this.controls.minDistance = 8;
    this.controls.maxDistance = 1200;
    // The page has keys of its own.
    this.controls.keys = ['', '', ''];
    this.controls.target = rig.target;
    this.controls.addEventListener('start', onGrab);
    this.controls.addEventListener('change', this.changed);
    element.addEventListener('pointerdown', requestFrame);
    element.addEventListener('wheel', requestFrame, { passive: true });
    element.ownerDocument.addEventListener('pointermove', this.follow);
    element.ownerDocument.addEventListener('pointerup', this.follow);
  }

  /** After the camera was moved by the page, or the size of the canvas changed. */
  sync(): void {
    this.controls.object = this.rig.camera;
    this.controls.handleResize();
    // Lets the controls take note of where the camera stands, without taking it for the reader's doing.
    this.syncing = true;
    this.controls.update();
    this.syncing = false;
  }

  /** While something else is drawn, the camera stays. */
  hold(held: boolean): void {
    this.controls.enabled = !held;
  }

  /** Applies what the hand did since the last frame. */
  update(): void {
    this.controls.update();
  }

  dispose(): void {
    this.controls.removeEventListener('start', this.onGrab);
    this.controls.removeEventListener('change', this.changed);
    this.controls.dispose();
    this.element.removeEventListener('pointerdown', this.requestFrame);
    this.element.removeEventListener('wheel', this.requestFrame);
    this.element.ownerDocument.removeEventListener('pointermove', this.follow);
    this.element.ownerDocument.removeEventListener('pointerup', this.follow);
  }

  private readonly changed = (): void => {
    if (!this.syncing) this.onTurned();
  };

  private readonly follow = (event: PointerEvent): void => {
    if (event.buttons !== 0 || event.type === 'pointerup') this.requestFrame();
  };
}
