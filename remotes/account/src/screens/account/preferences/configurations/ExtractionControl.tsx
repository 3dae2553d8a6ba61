import { endpoints } from '@archway/contracts';
import { query, usePermission, useText } from '@archway/platform';
import { Select } from '@archway/ui/data';
import { useQuery } from '@tanstack/react-query';

/** The choice of no template; no template has this id. */
const NONE = '0';

interface Props {
  id: string;
  status: '' | 'error';
  value: string | null;
  onChange: (value: string | null) => void;
}

/** Which template reads the names of model files; none for those who neither order nor produce. */
export function ExtractionControl({ id, status, value, onChange, ...aria }: Props) {
  const t = useText('account');
  const reads = usePermission('order:list');
  const { data } = useQuery({ ...query(endpoints.extractions.list), enabled: reads });
  const options = [
    { value: NONE, label: t('configurations.extractionNone') },
    ...(data?.templates ?? []).map(({ productionTemplateId, name }) => ({ value: productionTemplateId, label: name })),
  ];
  if (value !== null && data && !options.some((option) => option.value === value))
    options.push({ value, label: t('configurations.extractionGone') });
  return (
    <Select
      {...aria}
      id={id}
      status={status}
      value={value ?? NONE}
      options={options}
      onChange={(next: string) => onChange(next === NONE ? null : next)}
    />
  );
}
