import { appHistory, createSlot, useText } from '@archway/platform';
import { Button, CircleHelp, Tooltip } from '@archway/ui';
import type { SlotProps } from '@archway/contracts';
import { texts } from '../texts.ts';

function HelpLink({ phone }: SlotProps['header.item']) {
  const t = useText('account');
  if (phone) return null;
  return (
    <Tooltip title={t('help.title')}>
      <Button
        type="text"
        aria-label={t('help.title')}
        icon={<CircleHelp aria-hidden />}
        onClick={() => appHistory.push('/help')}
      />
    </Tooltip>
  );
}

export default createSlot('account', () => texts('slots'), HelpLink);
