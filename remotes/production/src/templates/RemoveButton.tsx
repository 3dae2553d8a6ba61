import { endpoints } from '@archway/contracts';
import { call, confirmAction, invalidate, notify, useText } from '@archway/platform';
import { Button, Trash2 } from '@archway/ui';
import type { AnyTemplate } from './template.ts';

interface Props {
  template: AnyTemplate;
  kind: 'extractions' | 'markings' | 'printLabels';
  onRemoved: () => void;
}

/** Removes a template once it is certain. */
export function RemoveButton({ template: { productionTemplateId, name }, kind, onRemoved }: Props) {
  const t = useText('production');
  const remove = async (): Promise<void> => {
    const sure = await confirmAction({
      title: t('templates.removeTitle', { name }),
      body: t('templates.removeBody'),
      okText: t('templates.remove'),
      danger: true,
    });
    if (!sure) return;
    await call(endpoints[kind].remove, { params: { productionTemplateId } });
    notify.success(t('templates.removed', { name }));
    onRemoved();
    await invalidate(endpoints[kind].list);
  };
  return (
    <div>
      <Button danger icon={<Trash2 aria-hidden />} onClick={() => void remove().catch(() => undefined)}>
        {t('templates.remove')}
      </Button>
    </div>
  );
}
