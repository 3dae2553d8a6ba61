import { finishLimits } from '@archway/contracts';
import { useText } from '@archway/platform';
import { Button, Sparkles } from '@archway/ui';
import { Switch } from '@archway/ui/data';
import { NumberField } from '../../design/panel/NumberField.tsx';
import type { Finishing } from '../state/use-finish.ts';
import type { FinishDeed } from '../tools/finish-tools.ts';
import { ShareField } from './ShareField.tsx';
import { limitsOf } from './limits-of.ts';
import styles from './finish.module.css';

interface Props {
  finishing: Finishing;
  run: (deed: FinishDeed) => void;
}

/** What the cut line of the jaw is wished to be: each change proposes it anew. */
export function LineFields({ finishing, run }: Props) {
  const t = useText('viewer3d');
  const { drawing, reads, propose } = finishing;
  if (!drawing) return null;
  const { shape, reserveGum, terminalWeight, frontSmooth = 0, by } = drawing.cutLine;
  return (
    <section className={styles.part}>
      <h2>{t('finish.cutLine')}</h2>
      <ShareField
        name="shape"
        label={t('finish.shape')}
        note={t('finish.shapeNote')}
        value={shape}
        disabled={reads}
        onChange={(value) => propose({ shape: value })}
      />
      <ShareField
        name="frontSmooth"
        label={t('finish.frontSmooth')}
        note={t('finish.frontNote')}
        value={frontSmooth}
        disabled={reads}
        onChange={(value) => propose({ frontSmooth: value })}
      />
      {(['buccalStraight', 'lingualStraight'] as const).map((side) => (
        <SideField key={side} side={side} finishing={finishing} />
      ))}
      <NumberField
        name="reserveGum"
        label={t('finish.reserveGum')}
        value={reserveGum}
        unit="mm"
        {...limitsOf('reserveGum')}
        disabled={reads}
        onChange={(value) => propose({ reserveGum: value })}
      />
      <ShareField
        name="terminalWeight"
        label={t('finish.terminalWeight')}
        note={t('finish.terminalNote')}
        value={terminalWeight}
        disabled={reads}
        onChange={(value) => propose({ terminalWeight: value })}
      />
      <p className={styles.quiet}>{t(by === 'edited' ? 'finish.edited' : 'finish.auto')}</p>
      {by === 'edited' && !reads ? (
        <Button size="small" icon={<Sparkles />} onClick={() => run('propose')}>
          {t('finish.deed.propose')}
        </Button>
      ) : null}
    </section>
  );
}

interface SideProps {
  side: 'buccalStraight' | 'lingualStraight';
  finishing: Finishing;
}

/** Whether the line is straight on one side, and how much farther from the teeth it goes there. */
function SideField({ side, finishing: { drawing, reads, propose } }: SideProps) {
  const t = useText('viewer3d');
  const distance = drawing?.cutLine[side];
  return (
    <div className={styles.side}>
      <label className={styles.switch}>
        <Switch
          size="small"
          checked={distance !== undefined}
          disabled={reads}
          onChange={(on) => propose({ [side]: on ? finishLimits.straightDistance.usual : undefined })}
        />
        {t(`finish.${side}`)}
      </label>
      {distance !== undefined && (
        <NumberField
          name={side}
          label={t('finish.straightDistance')}
          value={distance}
          unit="mm"
          {...limitsOf('straightDistance')}
          disabled={reads}
          onChange={(value) => propose({ [side]: value })}
        />
      )}
    </div>
  );
}
