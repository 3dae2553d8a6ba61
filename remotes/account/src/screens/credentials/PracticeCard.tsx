import { type CertificationPart, HOME_COUNTRY, type OwnCredentials } from '@archway/contracts';
import { type FormState, useText } from '@archway/platform';
import { Card } from '@archway/ui';
import { DocumentTile } from './DocumentTile.tsx';
import { NumberField, type Numbers } from './NumberField.tsx';
import { Returned } from './Returned.tsx';
import styles from './credentials.module.css';

interface Props {
  data: OwnCredentials;
  form: FormState<Numbers>;
  onKeep: (name: keyof Numbers) => void;
  /** What is wrong with the social credit code besides the rules of the form. */
  problem: string | undefined;
}

const files = ['practiceLicense', 'businessLicense', 'doorPhoto', 'indoorPhoto'] as const;

/** The licences of a practice, and the numbers that stand on them. */
export function PracticeCard({ data, form, onKeep, problem }: Props) {
  const t = useText('account');
  const parts = data.parts.filter(({ part }) => part !== 'doctorAuth');
  const number = (name: 'registrationNumber' | 'creditCode', of: CertificationPart, refused?: string) => (
    <NumberField
      name={name}
      part={parts.find(({ part }) => part === of)}
      form={form}
      required={name === 'registrationNumber' || data.country === HOME_COUNTRY}
      problem={refused}
      onKeep={onKeep}
    />
  );
  return (
    <Card title={t('credentials.practiceTitle')} extra={<small>{t('credentials.formats')}</small>}>
      <Returned parts={parts} />
      <div className={styles.tiles}>
        {files.map((item) => (
          <DocumentTile key={item} item={item} data={data} />
        ))}
      </div>
      <div className={styles.numbers}>
        {number('registrationNumber', 'aptitudeLicense')}
        {number('creditCode', 'businessLicense', problem)}
      </div>
    </Card>
  );
}
