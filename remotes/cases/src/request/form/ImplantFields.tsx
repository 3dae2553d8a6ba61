import { type ImplantRequest, answerNames, requestTextRules } from '@archway/contracts';
import { Card } from '@archway/ui';
import { Input } from '@archway/ui/data';
import { useText } from '@archway/platform';
import styles from '../../prescription/form/form.module.css';
import type { RequestChange } from '../use-request.ts';
import { ChoiceRow, RequestRow, type RowContext, WordsRow } from './rows.tsx';
import { TeethCard } from './TeethCard.tsx';

interface Props extends RowContext {
  values: ImplantRequest;
  change: (change: RequestChange<ImplantRequest>) => void;
}

/** Where implants go, of which system, and how the drill is led. */
export function ImplantFields({ values, change, ...row }: Props) {
  const t = useText('cases');
  return (
    <>
      <TeethCard field="positions" teeth={values.positions} onChange={(positions) => change({ positions })} {...row} />
      <Card title={t('request.group.implant')}>
        <RequestRow field="system" hint={t('request.systemHint')} {...row}>
          {(control) => (
            <Input
              {...control}
              className={styles.short ?? ''}
              autoComplete="off"
              maxLength={requestTextRules.system.max}
              value={values.system}
              onChange={(event) => change({ system: event.target.value })}
            />
          )}
        </RequestRow>
        <ChoiceRow
          field="guide"
          names={answerNames.guide}
          value={values.guide}
          onChange={(guide) => change({ guide })}
          {...row}
        />
        <WordsRow field="remark" value={values.remark} onChange={(remark) => change({ remark })} {...row} />
      </Card>
    </>
  );
}
