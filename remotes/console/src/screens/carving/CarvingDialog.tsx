import type { GumCarving } from '@archway/contracts';
import { useText } from '@archway/platform';
import { Button } from '@archway/ui';
import { Checkbox, FormDialog, FormField } from '@archway/ui/data';
import { CarvingFields } from './CarvingFields.tsx';
import { useCarvingForm } from './use-carving-form.ts';

/** A new template, or one that is changed, disabled, or made the default. */
export function CarvingDialog({ carving, onClose }: { carving: GumCarving | null; onClose: () => void }) {
  const t = useText('console');
  const { form, makeDefault } = useCarvingForm(carving, onClose);
  return (
    <FormDialog
      {...form.dialog}
      open
      title={t(carving ? 'carving.edit' : 'carving.add')}
      okText={t('operated.save')}
      onCancel={onClose}
    >
      <CarvingFields form={form} />
      {carving ? (
        <FormField {...form.field('enabled')} hint={t('carving.enabledHint')}>
          {({ id }) => (
            <Checkbox
              id={id}
              checked={form.values.enabled}
              disabled={carving.isDefault}
              onChange={({ target }) => form.set({ enabled: target.checked })}
            >
              {t('carving.enabled')}
            </Checkbox>
          )}
        </FormField>
      ) : null}
      {carving && !carving.isDefault && carving.enabled && !form.dirty ? (
        <Button onClick={() => void makeDefault(carving).catch(() => undefined)}>{t('carving.makeDefault')}</Button>
      ) : null}
    </FormDialog>
  );
}
