import { Link } from 'react-router-dom';
import type { ArchiveInside } from '@archway/contracts';
import { NoticeBar } from '@archway/ui';
import { Checkbox, FormField, Select } from '@archway/ui/data';
import { useText } from '@archway/platform';
import { detailPath } from '../../case/case-address.ts';
import { type Choice, doctorOf, placeOf } from './destination.ts';
import styles from '../exchange.module.css';

interface Props {
  places: ArchiveInside['places'];
  choice: Choice;
  onChoose: (choice: Choice) => void;
  onOpen: () => void;
}

/** Practice and doctor of the new case; that this very archive is there already is said before anything is done. */
export function DestinationFields({ places, choice, onChoose, onOpen }: Props) {
  const t = useText('cases');
  const place = placeOf(places, choice);
  return (
    <div className={styles.fields}>
      <FormField id="import-practice" label={t('exchange.import.practice')}>
        {({ id }) => (
          <Select
            id={id}
            value={place?.practiceId ?? null}
            options={places.map(({ practiceId, name }) => ({ value: practiceId, label: name }))}
            onChange={(practiceId: string) => onChoose({ practiceId, doctorId: null, again: false })}
          />
        )}
      </FormField>
      <FormField id="import-doctor" label={t('exchange.import.doctor')} hint={t('exchange.import.doctorHint')}>
        {({ id }) => (
          <Select
            id={id}
            showSearch={{ optionFilterProp: 'label' }}
            value={doctorOf(place, choice)?.doctorId ?? null}
            options={(place?.doctors ?? []).map(({ doctorId, name }) => ({ value: doctorId, label: name }))}
            onChange={(doctorId: string) => onChoose({ ...choice, doctorId })}
          />
        )}
      </FormField>
      {place?.importedAs ? (
        <>
          <NoticeBar
            tone="warning"
            action={
              <Link to={detailPath(place.importedAs)} onClick={onOpen}>
                {t('exchange.import.open')}
              </Link>
            }
          >
            {t('exchange.import.known')}
          </NoticeBar>
          <Checkbox checked={choice.again} onChange={({ target }) => onChoose({ ...choice, again: target.checked })}>
            {t('exchange.import.again')}
          </Checkbox>
        </>
      ) : null}
    </div>
  );
}
