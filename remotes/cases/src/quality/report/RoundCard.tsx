import type { CaseFinding, DoubtObject, InspectionRound } from '@archway/contracts';
import { Button, Card, EmptyState, StatusTag } from '@archway/ui';
import { formatDateTime, useText } from '@archway/platform';
import { asksForData, isReplaced } from '../finding-object.ts';
import { FindingLine } from './FindingLine.tsx';
import styles from './finding.module.css';

interface Props {
  round: InspectionRound;
  /** Files as they stand now. */
  files: readonly DoubtObject[];
  /** Leads to where a finding is put right, for who may do it now. */
  onSupply?: ((finding: CaseFinding) => void) | undefined;
}

const tones = { passed: 'success', failed: 'error' } as const;

/** One inspection: by whom, what it came to, what was found. */
export function RoundCard({
  round: { round, by, startedAt, endedAt, result, words, findings },
  files,
  onSupply,
}: Props) {
  const t = useText('cases');
  return (
    <Card
      title={t('quality.round', { num: round })}
      count={findings.length}
      meta={t('quality.by', { name: by || t('progress.system'), time: formatDateTime(endedAt ?? startedAt) })}
      extra={
        <StatusTag tone={result ? tones[result] : 'info'}>{t(`quality.result.${result ?? 'underWay'}`)}</StatusTag>
      }
    >
      {words ? <q className={styles.own}>{words}</q> : null}
      {findings.length > 0 ? (
        <ul className={styles.findings}>
          {findings.map((finding, index) => {
            const replaced = isReplaced(finding, files);
            return (
              <FindingLine
                key={index}
                finding={finding}
                replaced={replaced}
                actions={
                  onSupply && !replaced && asksForData(finding) ? (
                    <Button onClick={() => onSupply(finding)}>{t('action.supply')}</Button>
                  ) : null
                }
              />
            );
          })}
        </ul>
      ) : words ? null : (
        <EmptyState title={t(result === null ? 'quality.notYet' : 'quality.nothingFound')} />
      )}
    </Card>
  );
}
