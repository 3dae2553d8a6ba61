import type { PlannedImplant } from '@archway/contracts';
import { TriangleAlert } from '@archway/ui';
import { useText } from '@archway/platform';
import { cautionTexts } from './implant-words.ts';
import styles from './cautions.module.css';

/** What to look at before drilling at one position; nothing where all distances are kept. */
export function Cautions({ implant }: { implant: PlannedImplant }) {
  const t = useText('cases');
  const texts = cautionTexts(implant, t);
  return (
    <div role="status" aria-label={t('implant.cautions')}>
      {texts.length > 0 ? (
        <ul className={styles.cautions}>
          {texts.map((text) => (
            <li key={text}>
              <TriangleAlert aria-hidden="true" />
              {text}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
