import { formatNumber, useText } from '@archway/platform';
import { Button, RefreshCw } from '@archway/ui';
import { Progress, Segmented } from '@archway/ui/data';
import type { Arrangement, JawName } from '../../../frame/placement.ts';
import type { ContactMap, ContactState } from '../live/use-contact-map.ts';
import { ContactLegend } from './ContactLegend.tsx';
import styles from './panel.module.css';

const choices = ['off', 'upper', 'lower'] as const;

interface Props {
  contacts: ContactMap;
  arrangement: Arrangement;
  threshold: number;
}

/** Where the jaws touch: chosen per jaw, computed when asked, told in figures as well as in colours. */
export function ContactPanel({ contacts, arrangement, threshold }: Props) {
  const t = useText('viewer3d');
  const { states, shown, possible } = contacts;
  const choose = (value: string): void => {
    const jaw = value === 'upper' || value === 'lower' ? value : null;
    contacts.setShown(jaw);
    if (jaw && states[jaw].phase === 'none') contacts.start(jaw);
  };
  const refused = !possible ? 'contacts.needsBoth' : arrangement.inBite ? null : 'contacts.needsBite';
  return (
    <section className={styles.section} aria-labelledby="viewer-contacts">
      <h2 id="viewer-contacts">{t('contacts.title')}</h2>
      {refused ? (
        <p className={styles.hint}>
          {refused === 'contacts.needsBoth' ? t('contacts.needsBoth') : t('contacts.needsBite')}
        </p>
      ) : (
        <Segmented
          block
          size="small"
          aria-label={t('contacts.title')}
          value={shown ?? 'off'}
          options={choices.map((value) => ({
            value,
            label: value === 'off' ? t('contacts.off') : t(`jaw.${value}`),
          }))}
          onChange={choose}
        />
      )}
      {!refused && !shown && <p className={styles.hint}>{t('contacts.hint')}</p>}
      {!refused && shown && <Outcome jaw={shown} state={states[shown]} contacts={contacts} threshold={threshold} />}
    </section>
  );
}

interface OutcomeProps {
  jaw: JawName;
  state: ContactState;
  contacts: ContactMap;
  threshold: number;
}

function Outcome({ jaw, state, contacts, threshold }: OutcomeProps) {
  const t = useText('viewer3d');
  if (state.phase === 'running')
    return (
      <div className={styles.running} role="status">
        <span>{t('contacts.running')}</span>
        <Progress percent={Math.round(state.share * 100)} size="small" />
        <Button size="small" onClick={() => contacts.cancel(jaw)}>
          {t('contacts.cancel')}
        </Button>
      </div>
    );
  const again = (
    <Button size="small" icon={<RefreshCw />} onClick={() => contacts.start(jaw)}>
      {t('contacts.again')}
    </Button>
  );
  if (state.phase === 'failed')
    return (
      <div className={styles.running} role="alert">
        <span>{t('contacts.failed')}</span>
        {again}
      </div>
    );
  if (state.phase === 'none') return <div className={styles.running}>{again}</div>;
  const { count, area, deepest, collision } = state.result.areas;
  const square = (value: number): string => formatNumber(value, { digits: 1, unit: 'mm²' });
  return (
    <div className={styles.running} data-contacts={count}>
      {contacts.isStale(jaw) && <p className={styles.stale}>{t('contacts.stale')}</p>}
      <dl className={styles.facts} role="status">
        <dt>{t('contacts.count')}</dt>
        <dd>{formatNumber(count)}</dd>
        <dt>{t('contacts.area')}</dt>
        <dd>{square(area)}</dd>
        <dt>{t('contacts.collision')}</dt>
        <dd>{square(collision)}</dd>
        <dt>{t('contacts.deepest')}</dt>
        <dd>{formatNumber(deepest, { digits: 2, unit: 'mm' })}</dd>
      </dl>
      <ContactLegend threshold={threshold} />
      {again}
    </div>
  );
}
