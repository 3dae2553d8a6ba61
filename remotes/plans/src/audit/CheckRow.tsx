import { type AuditAnswer, type AuditFacts, type auditChecks } from '@archway/contracts';
import { useLang, useText } from '@archway/platform';
import { Button } from '@archway/ui';
import { Checkbox } from '@archway/ui/data';
import { factText } from './fact-text.ts';
import styles from './audit.module.css';

interface Props {
  check: (typeof auditChecks)[number];
  answer: AuditAnswer | undefined;
  facts: AuditFacts | null;
  cbct: boolean;
  onAnswer: (answer: AuditAnswer | null) => void;
}

/** One thing that an auditor looks at, with what the plan tells about it. */
export function CheckRow({ check, answer, facts, cbct, onAnswer }: Props) {
  const t = useText('plans');
  const lang = useLang();
  const fact = factText(t, check.key, facts, cbct);
  const unassessed = answer === 'notAssessed';
  return (
    <li className={styles.check}>
      <Checkbox
        checked={answer === 'ok'}
        indeterminate={unassessed}
        onChange={({ target }) => onAnswer(target.checked ? 'ok' : null)}
      >
        {lang === 'zh-CN' ? check.zh : check.en}
      </Checkbox>
      <span className={styles.fact}>
        {unassessed ? t('audit.notAssessed') : fact}
        {check.unassessed ? (
          <Button type="link" size="small" onClick={() => onAnswer(unassessed ? null : 'notAssessed')}>
            {t(unassessed ? 'audit.assess' : 'audit.leave')}
          </Button>
        ) : null}
      </span>
    </li>
  );
}
