import type { ReactNode } from 'react';
import { useText } from '@archway/platform';
import {
  Angle,
  Crosshair,
  Diamond,
  FlipHorizontal2,
  Layers,
  Lock,
  type LucideIcon,
  Move3d,
  MousePointer2,
  Palette,
  Rainbow,
  Redo2,
  Rotate3d,
  RotateCcw,
  Scissors,
  Smile,
  Sparkles,
  Square,
  Undo2,
} from '@archway/ui';
import { KeySheet } from '../../screens/parts/KeySheet.tsx';
import { RailButton } from '../../screens/parts/RailButton.tsx';
import railStyles from '../../screens/parts/rail.module.css';
import { type Deed, type PointerTool, cheatSheet } from '../tools/design-tools.ts';
import { useRun } from '../tools/use-run.ts';
import type { Design } from '../use-design.ts';

const tools: readonly { readonly tool: PointerTool; readonly icon: LucideIcon; readonly key: string }[] = [
  { tool: 'select', icon: MousePointer2, key: 'V' },
  { tool: 'move', icon: Move3d, key: 'M' },
  { tool: 'turn', icon: Rotate3d, key: 'R' },
  { tool: 'bond', icon: Crosshair, key: 'B' },
  { tool: 'arch', icon: Rainbow, key: 'U' },
  { tool: 'axes', icon: Angle, key: 'F' },
  { tool: 'bite', icon: Smile, key: 'J' },
];

/** The tools at the left; each says what it does, and the key that does the same. */
export function DesignRail({ design }: { design: Design }) {
  const t = useText('viewer3d');
  const run = useRun(design);
  const { tool, setTool, edits, reads, selection, plan, contacts, bite, keyFrames } = design;
  const none = selection.length === 0;
  const deed = (name: Deed, Icon: LucideIcon, key: string, disabled = reads, pressed?: boolean): ReactNode => (
    <RailButton
      name={t(`design.deed.${name}`)}
      help={t(`design.help.${name}`)}
      hint={key}
      disabled={disabled}
      {...(pressed !== undefined && { pressed })}
      onClick={() => run(name)}
    >
      <Icon />
    </RailButton>
  );
  return (
    <nav className={railStyles.rail} aria-label={t('tool.all')}>
      {tools.map(({ tool: each, icon: Icon, key }) => (
        <RailButton
          key={each}
          name={t(`design.tool.${each}`)}
          help={t(`design.help.${each}`)}
          hint={key}
          pressed={tool === each}
          disabled={(reads && each !== 'select') || (each === 'bite' && !bite.byHand)}
          onClick={() => setTool(each)}
        >
          <Icon />
        </RailButton>
      ))}
      <hr className={railStyles.gap} />
      {deed('mirror', FlipHorizontal2, 'X', reads || none)}
      {deed('reset', RotateCcw, '0', reads || none)}
      {deed('lock', Lock, 'K', reads || none)}
      <hr className={railStyles.gap} />
      {deed('ipr', Scissors, 'I', false)}
      {deed('attach', Square, 'A', false)}
      {plan.stages.kind === 'step' && (
        <>
          {deed('restage', Sparkles, 'S')}
          {deed('keyFrame', Diamond, 'D', reads, keyFrames.teeth.length > 0)}
        </>
      )}
      <hr className={railStyles.gap} />
      {deed('gum', Layers, 'G', false)}
      {deed('contacts', Palette, 'C', false, contacts.shown)}
      <span className={railStyles.space} />
      {deed('undo', Undo2, 'Ctrl Z', reads || edits.past.length === 0)}
      {deed('redo', Redo2, 'Ctrl Y', reads || edits.future.length === 0)}
      <KeySheet
        title={t('keys.title')}
        rows={cheatSheet.map(([keys, what]) => [keys, t(`design.keys.${what}`)])}
        placement="rightBottom"
        classes={{ list: `${railStyles.keys} ${railStyles.wide}`, button: railStyles.button }}
      />
    </nav>
  );
}
