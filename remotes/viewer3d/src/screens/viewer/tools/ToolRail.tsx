import type { ReactNode } from 'react';
import { useText } from '@archway/platform';
import {
  Angle,
  Box,
  Camera,
  type LucideIcon,
  Maximize2,
  MousePointer2,
  Pin,
  RotateCcw,
  Ruler,
  Scissors,
  Settings,
  Tooltip,
} from '@archway/ui';
import type { Shortcut } from './shortcuts.ts';
import { ShortcutHelp } from './ShortcutHelp.tsx';
import type { Tool } from '../../../model/view-state.ts';
import styles from '../../parts/rail.module.css';

interface Props {
  tool: Tool;
  perspective: boolean;
  settingsOpen: boolean;
  section: boolean;
  /** Pictures may be saved. */
  pictures: boolean;
  run: (shortcut: Shortcut) => void;
}

/** The tools at the left: what the pointer does, how the scene is seen, what is kept of it. */
export function ToolRail({ tool, perspective, settingsOpen, section, pictures, run }: Props) {
  const t = useText('viewer3d');
  const button = (icon: LucideIcon, name: string, hint: string, shortcut: Shortcut, pressed?: boolean): ReactNode => (
    <RailButton icon={icon} name={name} hint={hint} pressed={pressed} onClick={() => run(shortcut)} />
  );
  return (
    <nav className={styles.rail} aria-label={t('tool.all')}>
      <RailButton
        icon={MousePointer2}
        name={t('tool.turn')}
        hint="Esc"
        pressed={tool === 'turn'}
        onClick={() => tool !== 'turn' && run({ type: 'tool', tool })}
      />
      {button(Pin, t('tool.point'), 'D', { type: 'tool', tool: 'point' }, tool === 'point')}
      {button(Ruler, t('tool.distance'), 'M', { type: 'tool', tool: 'distance' }, tool === 'distance')}
      {button(Angle, t('tool.angle'), 'A', { type: 'tool', tool: 'angle' }, tool === 'angle')}
      {button(Scissors, t('tool.section'), 'X', { type: 'toggleSection' }, section)}
      <hr className={styles.gap} />
      {button(Box, t('tool.perspective'), 'P', { type: 'projection' }, perspective)}
      {button(RotateCcw, t('tool.reset'), 'R', { type: 'reset' })}
      {pictures && button(Camera, t('tool.screenshot'), 'S', { type: 'screenshot' })}
      {button(Maximize2, t('tool.fullScreen'), 'F', { type: 'fullScreen' })}
      <span className={styles.space} />
      {button(Settings, t('tool.settings'), '', { type: 'settings' }, settingsOpen)}
      <ShortcutHelp />
    </nav>
  );
}

interface RailButtonProps {
  icon: LucideIcon;
  name: string;
  /** The key that does the same. */
  hint: string;
  pressed: boolean | undefined;
  onClick: () => void;
}

function RailButton({ icon: Icon, name, hint, pressed, onClick }: RailButtonProps) {
  return (
    <Tooltip title={hint ? `${name} (${hint})` : name} placement="right">
      <button type="button" className={styles.button} aria-label={name} aria-pressed={pressed} onClick={onClick}>
        <Icon />
      </button>
    </Tooltip>
  );
}
