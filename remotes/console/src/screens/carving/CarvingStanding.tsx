import type { GumCarving } from '@archway/contracts';
import { useText } from '@archway/platform';
import { StatusTag } from '@archway/ui';

/** Whether a template is the default one, offered, or neither. */
export function CarvingStanding({ carving: { isDefault, enabled } }: { carving: GumCarving }) {
  const t = useText('console');
  if (isDefault) return <StatusTag tone="success">{t('carving.default')}</StatusTag>;
  return (
    <StatusTag tone={enabled ? 'info' : 'neutral'}>{t(enabled ? 'carving.enabled' : 'carving.disabled')}</StatusTag>
  );
}
