import { HOME_COUNTRY, type OwnCredentials } from '@archway/contracts';
import { type FormState, useText } from '@archway/platform';
import { Card } from '@archway/ui';
import { FormField, Input } from '@archway/ui/data';
import { DocumentTile } from './DocumentTile.tsx';
import { Returned } from './Returned.tsx';
import styles from './credentials.module.css';

type Numbers = { registrationNumber: string; creditCode: string };

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
  const isOpen = (of: 'businessLicense' | 'aptitudeLicense'): boolean =>
    parts.some(({ part, actions }) => part === of && actions.includes('submit'));
  const number = (name: keyof Numbers, of: 'businessLicense' | 'aptitudeLicense', refused?: string) => {
    const { problem: told, ...field } = form.field(name);
    const said = told ?? refused;
    const given = parts.flatMap(({ credentials }) => credentials).find(({ item }) => item === name);
    const wrong = given?.verdict === 'wrong' ? (given.reason ?? t('credentials.wrong')) : undefined;
    return (
      <FormField
        {...field}
        required={name === 'registrationNumber' || data.country === HOME_COUNTRY}
        {...(said === undefined ? {} : { problem: said })}
        hint={wrong ?? t(`credentials.hint.${name}`)}
      >
        {(control) => (
          <Input
            {...control}
            {...form.text(name)}
            disabled={!isOpen(of)}
            autoComplete="off"
            onBlur={() => onKeep(name)}
          />
        )}
      </FormField>
    );
  };
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
