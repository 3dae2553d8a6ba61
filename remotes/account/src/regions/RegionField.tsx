import { type RegionCodes, type RegionNode, regionNodes, regionPath } from '@archway/contracts';
import { regionQuery, useLang, useText } from '@archway/platform';
import { Button, LoadingSkeleton } from '@archway/ui';
import { Select } from '@archway/ui/data';
import { useQuery } from '@tanstack/react-query';
import styles from './region-field.module.css';

const levels = ['region', 'province', 'city', 'area'] as const;
type Level = (typeof levels)[number];

interface Props {
  /** Of the first choice. */
  id: string;
  status: 'error' | '';
  value: RegionCodes;
  onChange: (codes: Required<RegionCodes>) => void;
}

/** A place, chosen from the country down, as far as its country is divided. A choice takes those below it away. */
export function RegionField({ id, status, value, onChange }: Props) {
  const t = useText('account');
  const lang = useLang();
  const regions = useQuery(regionQuery);
  if (regions.isError)
    return (
      <Button danger onClick={() => void regions.refetch()}>
        {t('region.failed')}
      </Button>
    );
  if (!regions.data) return <LoadingSkeleton variant="form" rows={1} />;
  const nodes = regionNodes(regions.data, regionPath(value)) ?? [];
  const offered = (at: number): readonly RegionNode[] =>
    at === 0 ? regions.data.countries : (nodes[at - 1]?.children ?? []);
  const choose = (at: number, code: string): void => {
    const kept = (level: Level, index: number): string =>
      index < at ? (value[level] ?? '') : index === at ? code : '';
    onChange({
      region: kept('region', 0),
      province: kept('province', 1),
      city: kept('city', 2),
      area: kept('area', 3),
    });
  };
  return (
    <div className={styles.levels}>
      {levels.map((level, at) =>
        offered(at).length === 0 ? null : (
          <Select
            key={level}
            {...(at === 0 ? { id } : {})}
            status={status}
            showSearch={{ optionFilterProp: 'label' }}
            aria-label={t(`region.${level}`)}
            placeholder={t(`region.${level}`)}
            value={value[level] || null}
            options={optionsOf(offered(at), lang === 'zh-CN', at === 0)}
            onChange={(code: string | null) => choose(at, code ?? '')}
          />
        ),
      )}
    </div>
  );
}

const HOME = 'CN';

/** By name; the country where most practices are comes first. */
function optionsOf(nodes: readonly RegionNode[], inChinese: boolean, countries: boolean) {
  const options = nodes.map(({ code, name, en }) => ({ value: code, label: inChinese ? name : (en ?? name) }));
  if (!countries) return options;
  const others = options.filter(({ value }) => value !== HOME);
  others.sort((one, other) => one.label.localeCompare(other.label, inChinese ? 'zh-CN' : 'en'));
  return [...options.filter(({ value }) => value === HOME), ...others];
}
