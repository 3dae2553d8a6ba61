import type { ReactNode } from 'react';
import { useText } from '@archway/platform';
import {
  Brush,
  CirclePlus,
  CircleSlash,
  Eraser,
  type LucideIcon,
  Merge,
  MousePointer2,
  Redo2,
  Split,
  Trash2,
  Undo2,
  Waves,
} from '@archway/ui';
import { KeySheet } from '../../screens/parts/KeySheet.tsx';
import { RailButton } from '../../screens/parts/RailButton.tsx';
import railStyles from '../../screens/parts/rail.module.css';
import type { Correcting } from '../state/use-correcting.ts';
import { type TeethDeed, type TeethTool, teethKeys } from '../tools/teeth-tools.ts';

interface Props {
  tool: TeethTool;
  setTool: (tool: TeethTool) => void;
  correcting: Correcting;
  run: (deed: TeethDeed) => void;
}

const tools: readonly { readonly tool: TeethTool; readonly icon: LucideIcon; readonly key: string }[] = [
  { tool: 'select', icon: MousePointer2, key: 'V' },
  { tool: 'add', icon: CirclePlus, key: 'A' },
  { tool: 'tooth', icon: Brush, key: 'B' },
  { tool: 'gum', icon: Eraser, key: 'G' },
  { tool: 'split', icon: Split, key: 'X' },
];

/** The tools at the left; each says what it does, and the key that does the same. */
export function TeethRail({ tool, setTool, correcting, run }: Props) {
  const t = useText('viewer3d');
  const { selected, history } = correcting;
  const none = selected.length === 0;
  const deed = (name: TeethDeed, Icon: LucideIcon, key: string, disabled: boolean): ReactNode => (
    <RailButton
      name={t(`teeth.deed.${name}`)}
      help={t(`teeth.help.${name}`)}
      hint={key}
      disabled={disabled}
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
          name={t(`teeth.tool.${each}`)}
          help={t(`teeth.help.${each}`)}
          hint={key}
          pressed={tool === each}
          disabled={false}
          onClick={() => setTool(each)}
        >
          <Icon />
        </RailButton>
      ))}
      <hr className={railStyles.gap} />
      {deed('smooth', Waves, 'S', none)}
      {deed('merge', Merge, 'J', selected.length !== 2)}
      {deed('missing', CircleSlash, 'M', none)}
      {deed('delete', Trash2, 'Delete', none)}
      <span className={railStyles.space} />
      {deed('undo', Undo2, 'Ctrl Z', history.past.length === 0)}
      {deed('redo', Redo2, 'Ctrl Y', history.future.length === 0)}
      <KeySheet
        title={t('keys.title')}
        rows={teethKeys.map(([keys, what]) => [keys, t(`teeth.keys.${what}`)])}
        placement="rightBottom"
        classes={{ list: `${railStyles.keys} ${railStyles.wide}`, button: railStyles.button }}
      />
    </nav>
  );
}
