import type { CaseDetail } from '@archway/contracts';
import { formatDateTime, formatNumber, type TextFunction } from '@archway/platform';
import type { Arrangement } from '../../../frame/placement.ts';
import { scaleBar } from '../../../measure/scale.ts';
import { sidesOf } from '../../../scene/directions.ts';
import { takeScreenshot } from '../../../scene/screenshot.ts';
import type { ViewerScene } from '../../../scene/viewer-scene.ts';
import { backgroundOf, type SceneSetting } from '../../../settings/scene-setting.ts';
import { shapesNow } from '../stage/MeasureOverlay.tsx';
import type { ViewerState } from '../../../model/viewer-model.ts';

interface Picture {
  detail: CaseDetail;
  state: ViewerState;
  arrangement: Arrangement;
  setting: SceneSetting;
  t: TextFunction;
}

/** Saves what is seen as `{case}_{view}_{time}.png`. */
export async function savePicture(
  scene: ViewerScene,
  { detail, state, arrangement, setting, t }: Picture,
): Promise<void> {
  const sides = setting.showDirections ? sidesOf(scene.screen.right()) : null;
  const { millimetres, pixels } = scaleBar(scene.screen.pixelsPerMm());
  const now = new Date();
  const picture = takeScreenshot({
    scene: scene.drawnCanvas(),
    background: backgroundOf(setting.backgroundColor),
    shapes: shapesNow(scene, state, arrangement, setting.digits),
    scale: setting.projection === 'perspective' ? null : { pixels, label: formatNumber(millimetres, { unit: 'mm' }) },
    sides: sides && { left: t(`side.${sides.left}`), right: t(`side.${sides.right}`) },
    caption: `${detail.ptNo} · ${detail.patientName} · ${formatDateTime(now)}`,
  });
  const url = URL.createObjectURL(await picture);
  const link = document.createElement('a');
  link.href = url;
  link.download = `${detail.ptNo}_${state.view ?? '3d'}_${now.toISOString().replace(/\D/g, '').slice(0, 14)}.png`;
  link.click();
  // The download has its own hold on the data by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
