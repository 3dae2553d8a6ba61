import type { ReactNode } from 'react';
import { useText } from '@archway/platform';
import {
  Angle,
  Camera,
  Contrast,
  Crosshair,
  Eraser,
  ExternalLink,
  Hand,
  Layers,
  type LucideIcon,
  Maximize2,
  PanelLeft,
  RotateCcw,
  Ruler,
  Tooltip,
  ZoomIn,
} from '@archway/ui';
import { Segmented } from '@archway/ui/data';
import type { ToolName } from '../engine/pointer-tools.ts';
import { KeyHelp } from './KeyHelp.tsx';
import type { Mode, StageState } from './stage-state.ts';
import styles from './stage.module.css';

const tools: readonly { name: ToolName; icon: LucideIcon; hint: string }[] = [
  { name: 'crosshair', icon: Crosshair, hint: 'C' },
  { name: 'window', icon: Contrast, hint: 'W' },
  { name: 'scroll', icon: Layers, hint: '' },
  { name: 'pan', icon: Hand, hint: 'G' },
  { name: 'zoom', icon: ZoomIn, hint: 'Z' },
  { name: 'length', icon: Ruler, hint: 'L' },
  { name: 'angle', icon: Angle, hint: 'A' },
];

interface Props {
  state: StageState;
  panelOpen: boolean;
  onTool: (tool: ToolName) => void;
  onMode: (mode: Mode) => void;
  onReset: () => void;
  onClear: () => void;
  onPicture: (() => void) | undefined;
  onFullScreen: () => void;
  onPanel: () => void;
  /** Opens the preview in a tab of its own; absent where it is one. */
  onTab?: (() => void) | undefined;
}

/** What the pointer does, how the panes are laid out, and what is kept of them. */
export function Toolbar(props: Props) {
  const { state, panelOpen, onTool, onMode, onReset, onClear, onPicture, onFullScreen, onPanel, onTab } = props;
  const t = useText('viewer3d');
  const button = (icon: LucideIcon, name: string, hint: string, onClick: () => void, pressed?: boolean): ReactNode => (
    <ToolButton icon={icon} name={name} hint={hint} pressed={pressed} onClick={onClick} />
  );
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={t('cbct.tool.all')}>
      <Segmented<Mode>
        size="small"
        value={state.mode}
        onChange={onMode}
        options={[
          { value: 'mpr', label: t('cbct.mode.mpr') },
          { value: 'panorama', label: t('cbct.mode.panorama') },
        ]}
      />
      <i className={styles.gap} />
      {tools
        .filter(({ name }) => state.mode === 'mpr' || name !== 'crosshair')
        .map(({ name, icon, hint }) => (
          <ToolButton
            key={name}
            icon={icon}
            name={t(`cbct.tool.${name}`)}
            hint={hint}
            pressed={state.tool === name}
            onClick={() => onTool(name)}
          />
        ))}
      {button(Eraser, t('cbct.tool.clear'), '', onClear)}
      <i className={styles.gap} />
      {button(RotateCcw, t('cbct.tool.reset'), 'R', onReset)}
      {onPicture && button(Camera, t('cbct.tool.picture'), 'S', onPicture)}
      {button(Maximize2, t('cbct.tool.fullScreen'), 'F', onFullScreen)}
      <KeyHelp />
      <span className={styles.space} />
      {onTab && button(ExternalLink, t('cbct.tool.newTab'), '', onTab)}
      {button(PanelLeft, t('cbct.tool.panel'), '', onPanel, panelOpen)}
    </div>
  );
}

interface ButtonProps {
  icon: LucideIcon;
  name: string;
  /** The key that does the same. */
  hint: string;
  pressed: boolean | undefined;
  onClick: () => void;
}

function ToolButton({ icon: Icon, name, hint, pressed, onClick }: ButtonProps) {
  return (
    <Tooltip title={hint ? `${name} (${hint})` : name}>
      <button type="button" className={styles.button} aria-label={name} aria-pressed={pressed} onClick={onClick}>
        <Icon aria-hidden />
      </button>
    </Tooltip>
  );
}
