import { Button, NoticeBar } from '@archway/ui';
import { useText } from '@archway/platform';

/** Changes that were kept on this device while the case was changed elsewhere: the reader decides. */
export function StrandedDraft({ onTake }: { onTake: (take: boolean) => void }) {
  const t = useText('cases');
  return (
    <NoticeBar
      tone="warning"
      action={
        <>
          <Button size="small" onClick={() => onTake(true)}>
            {t('draft.take')}
          </Button>
          <Button size="small" type="text" onClick={() => onTake(false)}>
            {t('draft.drop')}
          </Button>
        </>
      }
    >
      {t('draft.stranded')}
    </NoticeBar>
  );
}
