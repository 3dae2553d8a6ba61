import { Button, NoticeBar } from '@archway/ui';
import { formatFileName, useText } from '@archway/platform';

interface Props {
  fileName: string;
  onResume: () => void;
  onGiveUp: () => void;
}

/** An upload that a reload or a closed page has interrupted: to be finished, or given up. */
export function InterruptedNotice({ fileName, onResume, onGiveUp }: Props) {
  const t = useText('cases');
  return (
    <NoticeBar
      tone="warning"
      action={
        <>
          <Button size="small" onClick={onResume}>
            {t('upload.resume')}
          </Button>
          <Button size="small" type="text" onClick={onGiveUp}>
            {t('upload.giveUp')}
          </Button>
        </>
      }
    >
      {t('upload.interrupted', { name: formatFileName(fileName) })}
    </NoticeBar>
  );
}
