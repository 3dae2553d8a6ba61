import { cache, init as initCore, utilities } from '@cornerstonejs/core';
import {
  addTool,
  AngleTool,
  annotation,
  CrosshairsTool,
  init as initTools,
  LengthTool,
  PanTool,
  StackScrollTool,
  TrackballRotateTool,
  WindowLevelTool,
  ZoomTool,
} from '@cornerstonejs/tools';

/** Voxels are bounded before they come here; cornerstone must not refuse what the budget allows. */
const CACHE_BYTES = 6 * 2 ** 30;

const MEASURE_STYLE = {
  color: '#BDB8F8',
  colorHighlighted: '#FFFFFF',
  colorSelected: '#FFFFFF',
  lineWidth: '2',
  shadow: true,
  textBoxFontFamily: 'Inter, "PingFang SC", "Microsoft YaHei", sans-serif',
  textBoxFontSize: '13px',
  textBoxColor: '#FFFFFF',
  textBoxColorHighlighted: '#FFFFFF',
  textBoxColorSelected: '#FFFFFF',
  textBoxBackground: 'rgba(31, 34, 40, 0.85)',
  textBoxMargin: 3,
  textBoxBorderRadius: 4,
  textBoxLinkLineWidth: '1',
};

let started = false;

let living = 0;

/** An engine is made: the first one starts cornerstone. */
export function engineCame(): void {
  start();
  living += 1;
}

/** An engine ended. After the last one nothing is kept: neither voxels nor what cornerstone notes about each slice. */
export function engineGone(): void {
  living -= 1;
  if (living > 0) return;
  cache.purgeCache();
  utilities.genericMetadataProvider.clear();
}

/** Once per page. One context draws all panes, so that the graphics card holds a volume once and not four times. */
function start(): void {
  if (started) return;
  initCore({ rendering: { webGlContextCount: 1 } } as Parameters<typeof initCore>[0]);
  cache.setMaxCacheSize(CACHE_BYTES);
  initTools();
  for (const tool of [
    AngleTool,
    CrosshairsTool,
    LengthTool,
    PanTool,
    StackScrollTool,
    TrackballRotateTool,
    WindowLevelTool,
    ZoomTool,
  ])
    addTool(tool);
  // Measurements look as those of the mesh viewer do.
  const { style } = annotation.config;
  style.setDefaultToolStyles({
    ...style.getDefaultToolStyles(),
    global: { ...style.getDefaultToolStyles().global, ...MEASURE_STYLE },
  });
  started = true;
}
