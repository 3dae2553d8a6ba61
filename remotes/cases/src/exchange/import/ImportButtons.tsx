import { Button } from '@archway/ui';
import { useText } from '@archway/platform';

interface Props {
  begun: boolean;
  onClose: () => void;
  /** Begins anew with another archive. */
  onOther: (() => void) | undefined;
  onImport: (() => void) | undefined;
  /** Whether the case may come where the reader has chosen. */
  possible: boolean;
  /** To the new case. */
  onOpen: (() => void) | undefined;
}

/** What can be done at this point of an import. */
export function ImportButtons({ begun, onClose, onOther, onImport, possible, onOpen }: Props) {
  const t = useText('cases');
  return (
    <>
      <Button onClick={onClose}>{t(begun ? 'exchange.close' : 'exchange.cancel')}</Button>
      {onOther ? <Button onClick={onOther}>{t('exchange.import.other')}</Button> : null}
      {onImport ? (
        <Button type="primary" disabled={!possible} onClick={onImport}>
          {t('exchange.import.ok')}
        </Button>
      ) : null}
      {onOpen ? (
        <Button type="primary" onClick={onOpen}>
          {t('exchange.import.open')}
        </Button>
      ) : null}
    </>
  );
}
