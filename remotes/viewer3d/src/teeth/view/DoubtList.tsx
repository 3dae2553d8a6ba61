import { useMemo } from 'react';
import { type FoundTeeth, jawDoubtNames, toothDoubtNames } from '@archway/contracts';
import { useLang, useText } from '@archway/platform';
import { CircleCheck, TriangleAlert } from '@archway/ui';
import { doubtedTeeth } from '../state/doubted.ts';
import type { Correcting } from '../state/use-correcting.ts';
import styles from './teeth.module.css';

interface Props {
  found: FoundTeeth;
  machine: Uint8Array;
  correcting: Correcting;
  /** @param fdi what it is by now; 0 for gum */
  onLook: (doubted: number, fdi: number) => void;
}

/** What the machine doubts, each with a press that leads there; what was put right since is told as such. */
export function DoubtList({ found, machine, correcting, onLook }: Props) {
  const t = useText('viewer3d');
  const side = useLang() === 'zh-CN' ? 'zh' : 'en';
  const { now, name } = correcting;
  const doubted = useMemo(() => doubtedTeeth(found, machine, now.labels), [found, machine, now.labels]);
  if (doubted.length === 0 && found.doubts.length === 0) return <p className={styles.quiet}>{t('teeth.noDoubts')}</p>;
  const between = side === 'zh' ? '；' : '; ';
  return (
    <ul className={styles.list}>
      {found.doubts.map((doubt) => (
        <li key={doubt} className={styles.ofJaw}>
          <TriangleAlert aria-hidden /> {jawDoubtNames[doubt][side]}
        </li>
      ))}
      {doubted.map(({ fdi, doubts, now: fdiNow, corrected }) => (
        <li key={fdi}>
          <button type="button" data-corrected={corrected || undefined} onClick={() => onLook(fdi, fdiNow)}>
            {corrected ? <CircleCheck aria-hidden /> : <TriangleAlert aria-hidden />}
            <strong>{name(fdi)}</strong>
            <span>
              {corrected
                ? t(fdiNow === 0 ? 'teeth.becameGum' : fdiNow === fdi ? 'teeth.putRight' : 'teeth.became', {
                    tooth: fdiNow > 0 ? name(fdiNow) : '',
                  })
                : doubts.map((doubt) => toothDoubtNames[doubt][side]).join(between)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
