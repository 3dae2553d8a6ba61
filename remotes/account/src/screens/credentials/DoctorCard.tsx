import type { OwnCredentials } from '@archway/contracts';
import { type FormState, useText } from '@archway/platform';
import { Card } from '@archway/ui';
import { DocumentTile } from './DocumentTile.tsx';
import { NumberField, type Numbers } from './NumberField.tsx';
import { PartState } from './PartState.tsx';
import { Returned } from './Returned.tsx';
import styles from './credentials.module.css';

interface Props {
  data: OwnCredentials;
  form: FormState<Numbers>;
  onKeep: (name: keyof Numbers) => void;
  /** What is wrong with the ID number besides the rules of the form. */
  problem: string | undefined;
}

/** The qualification of the reader as a doctor. */
export function DoctorCard({ data, form, onKeep, problem }: Props) {
  const t = useText('account');
  const part = data.parts.find((each) => each.part === 'doctorAuth');
  // Certified before there were papers: nothing is asked for.
  const settled = part?.state === 'authed' && part.credentials.length === 0;
  return (
    <Card
      title={t('credentials.doctorTitle')}
      meta={part && part.state !== 'none' ? <PartState state={part.state} /> : undefined}
    >
      {part ? <Returned parts={[part]} /> : null}
      {settled ? (
        <p className={styles.quiet}>{t('credentials.certifiedBody')}</p>
      ) : (
        <>
          <div className={styles.tiles}>
            <DocumentTile item="qualification" data={data} />
            <DocumentTile item="workPhoto" data={data} />
          </div>
          <div className={styles.numbers}>
            <NumberField name="idNumber" part={part} form={form} required={false} problem={problem} onKeep={onKeep} />
          </div>
        </>
      )}
    </Card>
  );
}
