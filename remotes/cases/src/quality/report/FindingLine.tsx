import type { ReactNode } from 'react';
import type { CaseFinding, DoubtObject } from '@archway/contracts';
import { Box, ClipboardList, Layers, StatusTag } from '@archway/ui';
import { useText } from '@archway/platform';
import { findingText, placeOf } from '../../case/finding-text.ts';
import { Thumb } from '../../photos/board/Thumb.tsx';
import { asksForData } from '../finding-object.ts';
import styles from './finding.module.css';

interface Props {
  finding: CaseFinding;
  /** Its files have given way to others since. */
  replaced?: boolean;
  /** Below the words: who said what to it. */
  more?: ReactNode;
  actions?: ReactNode;
}

/** One finding: the file, what is wrong with it, and whether other data is asked for. */
export function FindingLine({ finding, replaced = false, more, actions }: Props) {
  const t = useText('cases');
  const { objects, words } = finding;
  const places = objects.map((object) => placeOf(object, t)).join(t('photos.comma'));
  const text = findingText(finding, t);
  return (
    <li className={styles.finding}>
      <FindingPicture object={objects[0]} />
      <div className={styles.words}>
        <strong>{places || t('quality.wholeCase')}</strong>
        {text ? <span>{text}</span> : null}
        {words ? <q>{words}</q> : null}
        {more}
      </div>
      <div className={styles.side}>
        {replaced ? (
          <StatusTag tone="success">{t('quality.replaced')}</StatusTag>
        ) : (
          <StatusTag tone={asksForData(finding) ? 'warning' : 'neutral'}>
            {t(asksForData(finding) ? 'quality.weight.supply' : 'quality.weight.note')}
          </StatusTag>
        )}
        {actions}
      </div>
    </li>
  );
}

/** The photo itself; a sign for what has no picture. */
export function FindingPicture({ object }: { object: DoubtObject | undefined }) {
  const t = useText('cases');
  if (object?.thumbName) {
    return (
      <span className={styles.picture}>
        <Thumb name={object.thumbName} alt={placeOf(object, t)} />
      </span>
    );
  }
  const Icon = object === undefined ? ClipboardList : object.kind === 'model' ? Box : Layers;
  return (
    <span className={styles.picture}>
      <Icon aria-hidden="true" />
    </span>
  );
}
