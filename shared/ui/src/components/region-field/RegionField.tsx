import Button from 'antd/es/button';
import Select from 'antd/es/select';
import { type RegionCodes, type RegionData, type RegionNode, regionNodes, regionPath } from '@archway/contracts';
import { useUiLang } from '../../words/ui-lang.ts';
import { useUiText } from '../../words/use-ui-text.ts';
import { LoadingSkeleton } from '../loading-skeleton/LoadingSkeleton.tsx';
import styles from './region-field.module.css';

const levels = ['region', 'province', 'city', 'area'] as const;
type Level = (typeof levels)[number];

export interface RegionFieldProps {
  /** Of the first choice. */
  id: string;
  status: 'error' | '';
  value: RegionCodes;
  /** The places there are, as the query that loads them answers. */
  regions: { readonly data: RegionData | undefined; readonly isError: boolean; refetch(): unknown };
  /** Whether the whole place can be taken away again. */
  clearable?: boolean;
  /** Told all levels; empty where nothing is chosen. */
  onChange: (codes: Record<Level, string>) => void;
}

/** A place, chosen from the country down, as far as its country is divided. A choice takes those below it away. */
export function RegionField({ id, status, value, regions, clearable = false, onChange }: RegionFieldProps) {
  const t = useUiText();
  const lang = useUiLang();
  if (regions.isError)
    return (
      <Button danger onClick={() => void regions.refetch()}>
        {t('region.failed')}
      </Button>
    );
  if (!regions.data) return <LoadingSkeleton variant="form" rows={1} />;
  const { countries } = regions.data;
  const nodes = regionNodes(regions.data, regionPath(value)) ?? [];
  const offered = (at: number): readonly RegionNode[] => (at === 0 ? countries : (nodes[at - 1]?.children ?? []));
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
            {...(at === 0 ? { id, allowClear: clearable } : {})}
            status={status}
            showSearch={{ optionFilterProp: 'label' }}
            aria-label={t(`region.${level}`)}
            placeholder={t(`region.${level}`)}
            value={value[level] || null}
            options={optionsOf(offered(at), lang === 'zh-CN', at === 0)}
            onChange={(code: string | null | undefined) => choose(at, code ?? '')}
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
