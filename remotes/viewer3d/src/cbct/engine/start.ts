import { cache, init as initCore } from '@cornerstonejs/core';
import {
  addTool,
  AngleTool,
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

let started = false;

/** Once per page. One context draws all panes, so that the graphics card holds a volume once and not four times. */
export function start(): void {
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
  started = true;
}
