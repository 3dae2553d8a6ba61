import type { ReactNode } from 'react';
import { useText } from '@archway/platform';
import { FlipVertical2, Layers, type LucideIcon, Redo2, Sparkles, Undo2 } from '@archway/ui';
import { KeySheet } from '../../screens/parts/KeySheet.tsx';
import { RailButton } from '../../screens/parts/RailButton.tsx';
import railStyles from '../../screens/parts/rail.module.css';
import type { Finishing } from '../state/use-finish.ts';
import { type FinishDeed, finishKeys } from '../tools/finish-tools.ts';

interface Props {
  finishing: Finishing;
  run: (deed: FinishDeed) => void;
}

/** The tools at the left; each says what it does, and the key that does the same. */
export function FinishRail({ finishing: { history, reads, gum, plan }, run }: Props) {
  const t = useText('viewer3d');
  const deed = (name: FinishDeed, Icon: LucideIcon, key: string, disabled: boolean, pressed?: boolean): ReactNode => (
    <RailButton
      name={t(`finish.deed.${name}`)}
      help={t(`finish.help.${name}`)}
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
      {deed('jaw', FlipVertical2, 'J', false)}
      {deed('propose', Sparkles, 'P', reads || !gum)}
      {deed('gum', Layers, 'G', false, plan.state.layers.gum)}
      <span className={railStyles.space} />
      {deed('undo', Undo2, 'Ctrl Z', reads || history.past.length === 0)}
      {deed('redo', Redo2, 'Ctrl Y', reads || history.future.length === 0)}
      <KeySheet
        title={t('keys.title')}
        rows={finishKeys.map(([keys, what]) => [keys, t(`finish.keys.${what}`)])}
        placement="rightBottom"
        classes={{ list: `${railStyles.keys} ${railStyles.wide}`, button: railStyles.button }}
      />
    </nav>
  );
}
