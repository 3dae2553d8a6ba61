import type { BiteJump } from '@archway/contracts';
import { documentLimits } from '@archway/contracts';
import { lastOf } from '@archway/dental/edit';
import { useText } from '@archway/platform';
import { Button } from '@archway/ui';
import type { Design } from '../../use-design.ts';
import { NumberField } from '../NumberField.tsx';
import { StageField } from '../StageField.tsx';
import styles from '../panel.module.css';

const ways = ['front', 'left', 'up'] as const;

/** Where the lower jaw goes with an aligner, as a whole; all 0 where it stays. */
export function JumpFields({ design }: { design: Design }) {
  const t = useText('viewer3d');
  const { plan, reads, run } = design;
  const { document } = plan.source;
  const last = Math.max(1, lastOf(document, 'upper'), lastOf(document, 'lower'));
  const step = document.kind === 'step';
  const jump: BiteJump = document.biteJump ?? { at: step ? last : 1, front: 0, left: 0, up: 0 };
  const change = (part: Partial<BiteJump>): void => run({ type: 'biteJump', jump: { ...jump, ...part } });
  return (
    <>
      <div className={styles.fields} data-numbers="jump">
        {ways.map((way) => (
          <NumberField
            key={way}
            name={`jump-${way}`}
            label={t(`design.bite.${way}`)}
            value={jump[way]}
            unit="mm"
            min={-documentLimits.jump}
            max={documentLimits.jump}
            disabled={reads}
            onChange={(value) => change({ [way]: value })}
          />
        ))}
      </div>
      <p className={styles.told}>
        {step && document.biteJump ? (
          <>
            <span>{t('design.jump.at')}</span>
            <StageField
              label={t('design.jump.at')}
              value={jump.at}
              min={1}
              max={last}
              disabled={reads}
              onChange={(at) => change({ at })}
            />
            <Button size="small" onClick={() => plan.clock.show(jump.at)}>
              {t('design.jump.show')}
            </Button>
          </>
        ) : (
          <span>{t('design.jump.hint')}</span>
        )}
      </p>
    </>
  );
}
