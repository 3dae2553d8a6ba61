import { useText } from '@archway/platform';
import { Button } from '@archway/ui';

/** The one action of a row: everything about it, and what may be done with it. */
export function OpenButton({ name, onOpen }: { name: string; onOpen: () => void }) {
  const t = useText('console');
  return (
    <Button size="small" aria-label={t('operated.openOf', { name })} onClick={onOpen}>
      {t('operated.open')}
    </Button>
  );
}
