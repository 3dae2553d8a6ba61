import { useText } from '@archway/platform';
import { FormField, Select } from '@archway/ui/data';
import type { TemplateOwner } from './template.ts';

interface Props {
  id: string;
  owners: readonly TemplateOwner[];
  value: string | null;
  onChange: (practiceId: string | null) => void;
}

/** For whom a new template is made; no question where there is one answer. */
export function OwnerField({ id, owners, value, onChange }: Props) {
  const t = useText('production');
  if (owners.length < 2) return null;
  return (
    <FormField id={id} label={t('templates.practice')}>
      {({ id: control }) => (
        <Select
          id={control}
          value={value}
          options={owners.map(({ practiceId, name }) => ({
            value: practiceId,
            label: name ?? t('templates.ofPlatform'),
          }))}
          onChange={onChange}
        />
      )}
    </FormField>
  );
}
