import { useState } from 'react';
import type { CaseDoubt } from '@archway/contracts';
import { ArrowLeftRight, Button, Check, CircleCheck } from '@archway/ui';
import { formatDateTime, useText } from '@archway/platform';
import { findingText, placeOf } from '../../../../case/finding-text.ts';
import type { WizardStep } from '../../steps.ts';
import { DoubtPictures } from './DoubtPictures.tsx';
import type { CaseDoubts } from './use-doubts.ts';
import styles from './doubts.module.css';

interface Props {
  doubt: CaseDoubt;
  doubts: CaseDoubts;
  onEdit: (step: WizardStep) => void;
}

/** Doubts that an exchange of the jaws may settle. */
const swappable: ReadonlySet<string> = new Set(['jawsSwapped', 'otherJaw']);

/** One question: correct it, or say that it is right. */
export function DoubtRow({ doubt, doubts, onEdit }: Props) {
  const t = useText('cases');
  const [busy, setBusy] = useState(false);
  const [first] = doubt.objects;
  const during = (work: Promise<void>): void => {
    setBusy(true);
    void work.finally(() => setBusy(false));
  };
  if (!first) return null;
  const place = doubt.objects.length > 1 && first.kind === 'model' ? t('doubt.both') : placeOf(first, t);
  const text = findingText(doubt, t);
  const { answer } = doubt;
  return (
    <li className={styles.doubt}>
      <DoubtPictures objects={doubt.objects} onOpenModels={doubts.openModels} />
      <div className={styles.words}>
        <strong>{place}</strong>
        <span>{text}</span>
        <small title={doubt.objects.map(({ fileName }) => fileName).join('\n')}>
          {doubt.objects.map(({ fileName }) => fileName).join(t('photos.comma'))}
        </small>
      </div>
      {answer ? (
        <div className={styles.answered}>
          <CircleCheck aria-hidden="true" />
          <span>{t('doubt.answered', { name: answer.by, time: formatDateTime(answer.at) })}</span>
          <Button type="link" size="small" loading={busy} onClick={() => during(doubts.answer(doubt, false))}>
            {t('doubt.undo')}
          </Button>
        </div>
      ) : (
        <div className={styles.ways}>
          {swappable.has(doubt.reason) ? (
            <Button icon={<ArrowLeftRight />} loading={busy} onClick={() => during(doubts.swapJaws())}>
              {t('doubt.swap')}
            </Button>
          ) : (
            <Button disabled={busy} onClick={() => onEdit(first.kind === 'model' ? 'models' : 'photos')}>
              {t('doubt.change')}
            </Button>
          )}
          <Button
            icon={<Check />}
            disabled={busy}
            aria-label={`${t('doubt.right')}: ${place}, ${text}`}
            onClick={() => during(doubts.answer(doubt, true))}
          >
            {t('doubt.right')}
          </Button>
        </div>
      )}
    </li>
  );
}
