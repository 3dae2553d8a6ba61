import { LONGEST_CARVED_TEXT, endpoints, templateNamed, templateParameter } from '@archway/contracts';
import { query, usePermission, useText } from '@archway/platform';
import { Input, Select } from '@archway/ui/data';
import { useQuery } from '@tanstack/react-query';
import styles from './configurations.module.css';

/** The choice of text of one's own; no template is called so. */
const OWN = 'own';
const DEFAULT = 'default';

interface Props {
  id: string;
  status: '' | 'error';
  value: string | null;
  onChange: (value: string | null) => void;
}

/** Templates that can be chosen; none for those who neither order nor produce. */
function useTemplates() {
  const reads = usePermission('order:list');
  return useQuery({ ...query(endpoints.gumCarving.list), enabled: reads }).data ?? [];
}

/** What is carved: the default of the platform, one of its templates, or text of one's own. */
export function CarvingContentControl({ id, status, value, onChange, ...aria }: Props) {
  const t = useText('account');
  const templates = useTemplates();
  const named = value === null ? undefined : templateNamed(value);
  const standard = templates.find(({ isDefault }) => isDefault);
  const options = [
    {
      value: DEFAULT,
      label: standard
        ? t('configurations.carvingDefaultOf', { name: standard.name })
        : t('configurations.carvingDefault'),
    },
    ...templates.map(({ gumCarvingId, name }) => ({ value: templateParameter(gumCarvingId), label: name })),
    { value: OWN, label: t('configurations.carvingOwn') },
  ];
  const gone = named !== undefined && !templates.some(({ gumCarvingId }) => gumCarvingId === named);
  if (gone && value !== null) options.push({ value, label: t('configurations.carvingGone') });
  const own = value !== null && named === undefined;
  return (
    <div className={styles.carving}>
      <Select
        {...aria}
        id={id}
        status={own ? '' : status}
        value={value === null ? DEFAULT : own ? OWN : value}
        options={options}
        onChange={(next: string) => onChange(next === DEFAULT ? null : next === OWN ? '' : next)}
      />
      {own ? (
        <Input
          {...aria}
          aria-label={t('configurations.carvingText')}
          status={status}
          maxLength={LONGEST_CARVED_TEXT}
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : null}
    </div>
  );
}
