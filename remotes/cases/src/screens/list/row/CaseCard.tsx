import { useNavigate } from 'react-router-dom';
import { type CaseRow, serviceTypes } from '@archway/contracts';
import { Button, PhoneCard } from '@archway/ui';
import { formatListTime, useNumbering, useText } from '@archway/platform';
import { CaseThumb } from '../../../case/CaseThumb.tsx';
import { CaseStatus } from '../../../case/CaseStatus.tsx';
import { FocusStar } from '../../../case/FocusStar.tsx';
import { mainAction } from '../../../case/case-actions.ts';
import { genderName, stageName } from '../../../case/case-words.ts';
import { statusNote } from '../../../case/status-note.ts';
import { detailPath } from '../../../case/case-address.ts';
import { useAct } from '../../../case/use-act.ts';
import { askedTexts } from './asked-words.ts';
import styles from './case-columns.module.css';

/** A case on a phone, with its one action. */
export function CaseCard({ row }: { row: CaseRow }) {
  const t = useText('cases');
  const navigate = useNavigate();
  const act = useAct();
  const numbering = useNumbering();
  const main = mainAction(row);
  const age = t('patient.age', { count: row.age });
  return (
    <PhoneCard
      image={
        <span className={styles.phoneImage}>
          <CaseThumb name={row.thumbName} alt={t('list.imageOf', { name: row.patientName })} />
        </span>
      }
      title={row.patientName}
      time={formatListTime(row.updateTime)}
      description={[
        t('patient.line', { gender: genderName(row.gender, t), age }),
        row.ptNo,
        ...(row.serviceType === serviceTypes.aligner.id ? [stageName(row.stage, t)] : askedTexts(row, t, numbering)),
        ...row.labels.map(({ categoryName }) => categoryName),
      ].join(' · ')}
      status={<CaseStatus of={row} />}
      note={statusNote(row, t)}
      action={
        main ? (
          <Button onClick={() => void act(main, row)}>{t(`action.${main}`)}</Button>
        ) : (
          <FocusStar caseId={row.caseId} focus={row.focus} name={row.patientName} />
        )
      }
      onOpen={() => void navigate(detailPath(row))}
    />
  );
}
