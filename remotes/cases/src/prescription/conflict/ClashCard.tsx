import { useState } from 'react';
import type { Prescription, PrescriptionField } from '@archway/contracts';
import { Button, Card } from '@archway/ui';
import { Radio } from '@archway/ui/data';
import { useText } from '@archway/platform';
import type { PrescriptionClash } from '../prescription-port.ts';
import { answerText, fieldTitle } from '../sheet/sheet-items.ts';
import { useToothNames } from '../teeth/use-tooth-names.ts';
import styles from './clash.module.css';

interface Props {
  clash: PrescriptionClash;
  /** Goes on with what was chosen. */
  onResolve: (values: Prescription) => void;
}

type Side = 'mine' | 'theirs';

/** Two people have answered the same questions differently: each answer stands beside the other, and one is chosen. */
export function ClashCard({ clash, onResolve }: Props) {
  const t = useText('cases');
  const names = useToothNames();
  const [theirs, setTheirs] = useState<ReadonlySet<PrescriptionField>>(new Set());
  const choose = (field: PrescriptionField, side: Side): void =>
    setTheirs((known) => new Set(side === 'theirs' ? [...known, field] : [...known].filter((each) => each !== field)));
  const words = (of: Prescription, field: PrescriptionField): string =>
    answerText(of, field, t, names) ?? t('rx.notAnswered');
  const take = (): void =>
    onResolve({ ...clash.mine, ...Object.fromEntries([...theirs].map((field) => [field, clash.theirs[field]])) });
  return (
    <Card title={t('rx.clash.title', { count: clash.fields.length })} meta={t('rx.clash.body', { name: clash.by })}>
      <ul className={styles.fields}>
        {clash.fields.map((field) => (
          <li key={field}>
            <strong>{fieldTitle(field, t)}</strong>
            <Radio.Group
              className={styles.sides ?? ''}
              aria-label={fieldTitle(field, t)}
              value={theirs.has(field) ? 'theirs' : 'mine'}
              onChange={(event) => choose(field, event.target.value as Side)}
            >
              <Radio value="mine">
                <span className={styles.side}>{t('rx.clash.mine')}</span>
                {words(clash.mine, field)}
              </Radio>
              <Radio value="theirs">
                <span className={styles.side}>{clash.by || t('rx.clash.theirs')}</span>
                {words(clash.theirs, field)}
              </Radio>
            </Radio.Group>
          </li>
        ))}
      </ul>
      <Button type="primary" onClick={take}>
        {t('rx.clash.take')}
      </Button>
    </Card>
  );
}
