import { type FoundTeeth as Found, jawDoubtNames, toothDoubtNames } from '@archway/contracts';
import { formatNumber, useLang, useText } from '@archway/platform';
import { TriangleAlert } from '@archway/ui';
import { useToothNames } from '../../prescription/teeth/use-tooth-names.ts';
import styles from '../models.module.css';

const PERCENT = 100;

/** The teeth that were found in a scan: how many, which of them are uncertain, and why. */
export function FoundTeeth({ found: { teeth, doubts } }: { found: Found }) {
  const t = useText('cases');
  const side = useLang() === 'zh-CN' ? 'zh' : 'en';
  const { name } = useToothNames();
  const unsure = teeth.filter((tooth) => tooth.doubts.length > 0);
  const count = teeth.length;
  const told =
    count === 0
      ? t('foundTeeth.none')
      : unsure.length > 0
        ? t('foundTeeth.unsure', { count, teeth: unsure.map(({ fdi }) => name(fdi)).join(t('foundTeeth.comma')) })
        : t('foundTeeth.sure', { count });
  return (
    <>
      <p className={styles.foundTold}>
        {count === 0 || unsure.length > 0 || doubts.length > 0 ? <TriangleAlert aria-hidden="true" /> : null}
        {told}
      </p>
      {unsure.length > 0 || doubts.length > 0 ? (
        <ul>
          {doubts.map((doubt) => (
            <li key={doubt}>{t('foundTeeth.jaw', { why: jawDoubtNames[doubt][side] })}</li>
          ))}
          {unsure.map(({ fdi, confidence, doubts: own }) => (
            <li key={fdi}>
              {t('foundTeeth.tooth', {
                tooth: name(fdi),
                why: own.map((doubt) => toothDoubtNames[doubt][side]).join(side === 'zh' ? '；' : '; '),
                sure: formatNumber(Math.round(confidence * PERCENT), { unit: '%' }),
              })}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
