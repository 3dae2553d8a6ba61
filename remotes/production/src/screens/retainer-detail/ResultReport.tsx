import { type ProcessDetail, jawDoubtNames } from '@archway/contracts';
import { bilingual, formatNumber, toothText, useNumbering, useText } from '@archway/platform';
import { DescriptionList, LabelTag, NoticeBar } from '@archway/ui';
import styles from './retainer-detail.module.css';

type Result = NonNullable<ProcessDetail['models'][number]['result']>;

/** What was done to a model, in figures, and what was not looked at. */
export function ResultReport({ result }: { result: Result }) {
  const t = useText('production');
  const numbering = useNumbering();
  const { sizeMm, volumeMm3, repairs, teeth, doubts, closedHoles, loosePieces } = result;
  const mended = [
    ...repairs.map(({ kind, places }) => t(`process.repair.${kind}`, { count: places })),
    ...(closedHoles > 0 ? [t('process.repair.closedHoles', { count: closedHoles })] : []),
    ...(loosePieces > 0 ? [t('process.repair.loosePieces', { count: loosePieces })] : []),
  ];
  return (
    <>
      {result.watertight ? null : (
        <NoticeBar tone="warning">{t('process.notClosed', { count: result.openEdges })}</NoticeBar>
      )}
      {doubts.length > 0 ? (
        <NoticeBar tone="warning">
          {doubts.map((doubt) => bilingual(jawDoubtNames[doubt])).join(t('process.semicolon'))}
        </NoticeBar>
      ) : null}
      <DescriptionList
        columns={2}
        items={[
          {
            key: 'closed',
            label: t('process.watertight'),
            value: t(result.watertight ? 'process.isWatertight' : 'process.isOpen'),
          },
          {
            key: 'closing',
            label: t('process.closing'),
            value: t(`process.closed.${result.closing}`, { num: result.floorMm ?? 0 }),
          },
          { key: 'size', label: t('process.size'), value: `${sizeMm.map((value) => value.toFixed(1)).join(' × ')} mm` },
          {
            key: 'volume',
            label: t('process.volume'),
            value: volumeMm3 === null ? null : `${formatNumber(Math.round(volumeMm3 / 100) / 10)} cm³`,
          },
          { key: 'faces', label: t('process.faces'), value: formatNumber(result.triangles) },
          { key: 'unit', label: t('process.scale'), value: result.toMm === 1 ? 'mm' : `× ${result.toMm} → mm` },
          {
            key: 'mended',
            label: t('process.mended'),
            value: mended.join(t('process.comma')) || t('process.nothingMended'),
          },
          {
            key: 'teeth',
            label: t('process.teeth'),
            value:
              teeth === null ? (
                t('process.teethNotLooked')
              ) : teeth.length === 0 ? (
                t('process.noTeeth')
              ) : (
                <span className={styles.teeth}>
                  {teeth.map((tooth) => (
                    <LabelTag key={tooth}>{toothText(tooth, numbering)}</LabelTag>
                  ))}
                </span>
              ),
          },
        ]}
      />
      <p className={styles.quiet}>{t('process.notChecked')}</p>
    </>
  );
}
