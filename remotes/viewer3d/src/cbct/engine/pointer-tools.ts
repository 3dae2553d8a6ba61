import {
  AngleTool,
  annotation,
  CrosshairsTool,
  Enums,
  LengthTool,
  PanTool,
  StackScrollTool,
  ToolGroupManager,
  TrackballRotateTool,
  WindowLevelTool,
  ZoomTool,
} from '@cornerstonejs/tools';
import { planeColors, type PaneName, type PlaneName, planes } from './panes.ts';

/** What the pointer does in the slices. */
export const toolNames = ['crosshair', 'window', 'pan', 'zoom', 'scroll', 'length', 'angle'] as const;
export type ToolName = (typeof toolNames)[number];

const { MouseBindings } = Enums;
const PRIMARY = [{ mouseButton: MouseBindings.Primary }];
/** Two fingers on a phone, or the wheel pressed. */
const PAN = [{ mouseButton: MouseBindings.Auxiliary }];
const ZOOM = [{ mouseButton: MouseBindings.Secondary }, { numTouchPoints: 2 }];
const WHEEL = [{ mouseButton: MouseBindings.Wheel }];

const toolOf: Readonly<Record<ToolName, string>> = {
  crosshair: CrosshairsTool.toolName,
  window: WindowLevelTool.toolName,
  pan: PanTool.toolName,
  zoom: ZoomTool.toolName,
  scroll: StackScrollTool.toolName,
  length: LengthTool.toolName,
  angle: AngleTool.toolName,
};

/** Bindings that stay, whichever tool the first button has. */
const standing: Readonly<Partial<Record<ToolName, typeof PAN | typeof WHEEL | typeof ZOOM>>> = {
  pan: PAN,
  zoom: ZOOM,
  scroll: WHEEL,
};

interface Places {
  /** Id of the engine, and what the ids of its viewports are. */
  readonly engine: string;
  readonly viewport: (pane: PaneName) => string;
  /** Numbers with their unit, in the reader's language. */
  readonly length: (mm: number) => string;
  readonly angle: (degrees: number) => string;
}

interface Crosshairs {
  toolCenter: [number, number, number];
  setToolCenter(center: [number, number, number], suppressEvents?: boolean): void;
}

/** The tools of the slices and of the rendering, for one engine. */
export class PointerTools {
  private readonly slices;
  private readonly solid;
  private tool: ToolName = 'crosshair';
  private crosshairs = true;
  private live = false;

  constructor(places: Places) {
    this.slices = ToolGroupManager.createToolGroup(`${places.engine}-slices`)!;
    this.solid = ToolGroupManager.createToolGroup(`${places.engine}-solid`)!;
    const named = (viewportId: string): PlaneName => planes.find((plane) => places.viewport(plane) === viewportId)!;
    this.slices.addTool(CrosshairsTool.toolName, {
      getReferenceLineColor: (viewportId: string) => planeColors[named(viewportId)],
      getReferenceLineControllable: () => true,
      getReferenceLineDraggableRotatable: () => true,
      getReferenceLineSlabThicknessControlsOn: () => false,
      handleRadius: 4,
      enableHDPIHandles: true,
    });
    for (const name of [WindowLevelTool, PanTool, ZoomTool, StackScrollTool]) this.slices.addTool(name.toolName);
    this.slices.addTool(LengthTool.toolName, { getTextLines: textOf(places.length, 'length') });
    this.slices.addTool(AngleTool.toolName, { getTextLines: textOf(places.angle, 'angle') });
    for (const name of [TrackballRotateTool, PanTool, ZoomTool]) this.solid.addTool(name.toolName);
    for (const plane of planes) this.slices.addViewport(places.viewport(plane), places.engine);
    this.solid.addViewport(places.viewport('volume'), places.engine);
    this.solid.setToolActive(TrackballRotateTool.toolName, { bindings: PRIMARY });
    this.solid.setToolActive(PanTool.toolName, { bindings: PAN });
    this.solid.setToolActive(ZoomTool.toolName, { bindings: [...ZOOM, ...WHEEL] });
  }

  /** The crosshair needs pictures to stand in: called once there are some. */
  enable(): void {
    this.live = true;
    this.use(this.tool);
  }

  use(tool: ToolName): void {
    this.tool = tool;
    if (!this.live) return;
    for (const name of Object.keys(toolOf) as ToolName[]) {
      const bindings = [...(name === tool ? PRIMARY : []), ...(standing[name] ?? [])];
      const id = toolOf[name];
      if (name === 'crosshair' && !this.crosshairs) this.slices.setToolDisabled(id);
      else if (bindings.length > 0) this.slices.setToolActive(id, { bindings });
      else if (name === 'crosshair') this.slices.setToolEnabled(id);
      else this.slices.setToolPassive(id);
    }
  }

  showCrosshairs(shown: boolean): void {
    if (shown === this.crosshairs) return;
    this.crosshairs = shown;
    this.use(this.tool === 'crosshair' && !shown ? 'window' : this.tool);
  }

  centre(): readonly [number, number, number] {
    return this.instance()?.toolCenter ?? [0, 0, 0];
  }

  setCentre([x, y, z]: readonly [number, number, number]): void {
    this.instance()?.setToolCenter([x, y, z]);
  }

  /** Takes lengths and angles of this space away. */
  clearMeasurements(frame: string): void {
    const manager = annotation.state.getAnnotationManager();
    for (const tool of [LengthTool.toolName, AngleTool.toolName]) manager.removeAnnotations(frame, tool);
  }

  dispose(frame: string): void {
    annotation.state.getAnnotationManager().removeAnnotations(frame);
    // Only a tool that is switched off lets go of the page: crosshairs and trackball listen beyond their panes.
    for (const name of Object.values(toolOf)) this.slices.setToolDisabled(name);
    for (const { toolName } of [TrackballRotateTool, PanTool, ZoomTool]) this.solid.setToolDisabled(toolName);
    ToolGroupManager.destroyToolGroup(this.slices.id);
    ToolGroupManager.destroyToolGroup(this.solid.id);
  }

  private instance(): Crosshairs | undefined {
    return this.live ? (this.slices.getToolInstance(CrosshairsTool.toolName) as Crosshairs | undefined) : undefined;
  }
}

type Stats = { cachedStats: Record<string, Record<string, number | null | undefined>> };

const textOf =
  (format: (value: number) => string, key: string) =>
  ({ cachedStats }: Stats, targetId: string): string[] | undefined => {
    const value = cachedStats[targetId]?.[key];
    return typeof value === 'number' && Number.isFinite(value) ? [format(value)] : undefined;
  };
